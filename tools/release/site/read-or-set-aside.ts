import { existsSync, renameSync } from 'node:fs';
import type { Registry } from '@revisoins/contracts';
import { Refusal } from '../refusal.ts';
import type { Journal } from '../edits/journal.ts';
import { readJournal } from './read-journal.ts';
import { emptyRegistry, readRegistry } from './read-registry.ts';
import type { SitePaths } from './site-paths.ts';

/** The result of a read; an empty one, if the file is unreadable and was set aside. */
function orAside<Read>(file: string, read: () => Read, nothing: Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (existsSync(file)) renameSync(file, `${file}.${Date.now()}.invalid`);
    return nothing;
  }
}

/** Registry and journal of the local site. Both can be rebuilt, so an unreadable file is set aside. */
export function readOrSetAside(paths: SitePaths): { registry: Registry; journal: Journal } {
  const registry = orAside(paths.registry, () => readRegistry(paths), emptyRegistry);
  return { registry, journal: orAside(paths.journal, () => readJournal(paths, registry), {}) };
}
