/** The cascade layers of a site's own styles (`libs/ui/src/base.css`), which remotes may add rules to. */
export const siteLayers = ['base', 'primitives'] as const;

/** The fonts that a site's own styles define; a second definition would replace them on the whole page. */
export const siteFonts = ['Atkinson Hyperlegible Next', 'Atkinson Fallback'] as const;
