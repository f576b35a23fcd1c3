/** Where the packages for teams outside are, below the shell's origin. */
export const SDK_FOLDER = 'sdk';

/** Where the guide and the docs of the faces are, in `@revisoins/sdk` and below `SDK_FOLDER`. */
export const DOCS_FOLDER = 'docs';

/** Where a site serves the guide for teams. */
export const SITE_GUIDE = `/${SDK_FOLDER}/${DOCS_FOLDER}/remote-team.md`;
