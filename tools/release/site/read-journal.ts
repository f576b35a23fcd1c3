import { existsSync, readFileSync } from 'node:fs';
import type { Registry } from '@revisoins/contracts';
import { journalSchema, type Journal } from '../edits/journal.ts';
import { Refusal } from '../refusal.ts';
import { parseJson } from './parse-json.ts';
import type { SitePaths } from './site-paths.ts';

/**
 * The journal of a site; empty before the first publication. Refuses when it is lost: `rollback` and `prune`
 * would go wrong without it.
 */
export function readJournal({ journal, folder }: SitePaths, registry: Registry): Journal {
  const isThere = existsSync(journal);
  if (!isThere && Object.keys(registry.remotes).length === 0) return {};
  const parsed = journalSchema.safeParse(isThere ? parseJson(readFileSync(journal, 'utf8')) : undefined);
  if (parsed.success) return parsed.data;
  throw new Refusal(
    `${journal} is ${isThere ? 'damaged' : 'missing'}: it says when each version was published and which were taken back. Restore the last good copy, or let "npm run remote -- repair --site ${folder}" write one from what is published.`,
  );
}
