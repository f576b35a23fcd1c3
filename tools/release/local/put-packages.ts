import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readTextIfThere } from '../site/read-if-there.ts';
import { readSiteFile } from '../site/site-file.schema.ts';
import { DOCS_FOLDER } from '../sdk-paths.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { keepFormerPackages } from './keep-former-packages.ts';
import { nameSite } from './name-site.ts';

/**
 * Copies the packages for outside teams to the place where the site serves them, if this tree has built any.
 * Those of former builds stay beside them, and the guide names this site.
 */
export function putPackages(paths: SitePaths, made: string): void {
  const { sdk } = paths;
  const index = (folder: string) => readTextIfThere(join(folder, 'index.json'));
  if (index(made) === undefined) return;
  if (index(made) === index(sdk)) return putGuides(paths, made);
  rmSync(`${sdk}.new`, { recursive: true, force: true });
  cpSync(made, `${sdk}.new`, { recursive: true });
  keepFormerPackages(sdk, `${sdk}.new`);
  nameSite(join(`${sdk}.new`, DOCS_FOLDER), readSiteFile(paths));
  rmSync(sdk, { recursive: true, force: true });
  renameSync(`${sdk}.new`, sdk);
}

/** The same packages: the site's address may be another by now. */
function putGuides(paths: SitePaths, made: string): void {
  const docs = join(paths.sdk, DOCS_FOLDER);
  rmSync(`${docs}.new`, { recursive: true, force: true });
  cpSync(join(made, DOCS_FOLDER), `${docs}.new`, { recursive: true });
  nameSite(`${docs}.new`, readSiteFile(paths));
  rmSync(docs, { recursive: true, force: true });
  renameSync(`${docs}.new`, docs);
}
