import { join } from 'node:path';
import { localFolder } from '@revisoins/workspace/paths';

/** Where npm start lays out the local site; a site of its own for each PORT_OFFSET. */
export function localSite(offset = Number(process.env.PORT_OFFSET ?? 0)): string {
  return join(localFolder, offset === 0 ? 'site' : `site-${offset}`);
}
