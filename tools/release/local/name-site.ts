import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile } from '../site/site-file.schema.ts';

/** The address of a site in the guides. */
const EXAMPLE = 'https://revisoins.example';

/** Lets the documents in a folder name the site that serves them, where they name a site as an example. */
export function nameSite(documents: string, { config: { publicUrl } }: Pick<SiteFile, 'config'>): void {
  if (publicUrl === undefined) return;
  for (const name of readdirSync(documents)) {
    const file = join(documents, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(EXAMPLE, publicUrl));
  }
}
