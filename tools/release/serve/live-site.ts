import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readTextIfThere } from '../site/read-if-there.ts';
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
  // Of both: while a shell is published, or where that was interrupted, some pages are of the former one.
  const scripts = () =>
    [paths.template, front].flatMap((file) => inlineScriptHashes(readTextIfThere(file) ?? ''));
  let known: { mark: string; site: LiveSite } | undefined;
  return () => {
    const mark = [paths.siteFile, paths.template, front].map(time).join(' ');
    if (known?.mark !== mark) {
      known = {
        mark,
        site: { ...readSiteFile(paths), inlineScriptHashes: [...new Set(scripts())] },
      };
    }
    return known.site;
  };
}
