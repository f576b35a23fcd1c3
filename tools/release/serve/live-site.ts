import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteFile, type SiteFile } from '../site/site-file.schema.ts';
import { sitePaths } from '../site/site-paths.ts';
import { inlineScriptHashes } from '../pages/page.ts';

export interface LiveSite extends SiteFile {
  inlineScriptHashes: string[];
}

const time = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Reads what a site's responses depend on, again whenever a release has changed it. */
export function liveSite(folder: string): () => LiveSite {
  const paths = sitePaths(folder);
  const front = join(paths.shell, 'index.html');
  let known: { mark: string; site: LiveSite } | undefined;
  return () => {
    const mark = `${time(paths.siteFile)} ${time(front)}`;
    if (known?.mark !== mark) {
      known = {
        mark,
        site: {
          ...readSiteFile(paths),
          inlineScriptHashes: inlineScriptHashes(existsSync(front) ? readFileSync(front, 'utf8') : ''),
        },
      };
    }
    return known.site;
  };
}
