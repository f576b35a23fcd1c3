import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';

/**
 * The guide for teams, as a site serves it: what it says about this repository stays, without the links to
 * files that such a team does not have.
 */
export const teamGuide = (): string =>
  readFileSync(join(root, 'docs/guides/remote-team.md'), 'utf8').replaceAll(
    /\[([^\]]+)\]\((?!#|https?:)[^)]+\)/g,
    '$1',
  );
