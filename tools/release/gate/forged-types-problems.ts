import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exposedIds } from '@revisoins/contracts';
import type { Candidate } from './candidate.ts';
import type { ReadTypes } from './types/read-types.ts';

const ours = (entry: string) => [
  ...new Set(
    [...entry.matchAll(/shareKey:\s*["'](@revisoins\/[^"']+)["']/g)].flatMap(([, name]) => name ?? []),
  ),
];

/** What types.json leaves out, which would then not be compared: a sentence each. */
export function forgedTypesProblems(
  { folder, declaration }: Pick<Candidate, 'folder' | 'declaration'>,
  types: ReadTypes,
): string[] {
  if ('problem' in types) return [];
  const { exposes, libraries } = types.types;
  const entry = join(folder, 'remoteEntry.js');
  const taken = existsSync(entry) ? ours(readFileSync(entry, 'utf8')) : [];
  return [
    ...exposedIds(declaration)
      .filter((id) => exposes[id] === undefined)
      .map(
        (id) => `types.json says nothing of ${id}, which remote.json exposes; build again with the preset.`,
      ),
    ...taken
      .filter((name) => libraries[name] === undefined)
      .map(
        (name) =>
          `types.json says nothing of ${name}, which the entry takes from its host; build again with the preset.`,
      ),
  ];
}
