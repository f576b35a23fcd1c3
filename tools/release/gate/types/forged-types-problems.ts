import { exposedIds } from '@revisoins/contracts';
import type { Candidate } from '../candidate.ts';
import type { ReadTypes } from './read-types.ts';

const ours = (entry: string) => [
  ...new Set(
    [...entry.matchAll(/shareKey:\s*["'](@revisoins\/[^"']+)["']/g)].flatMap(([, name]) => name ?? []),
  ),
];

/** What types.json leaves out, which would then not be compared: a sentence each. */
export function forgedTypesProblems(
  { declaration, entry = '' }: Pick<Candidate, 'declaration' | 'entry'>,
  types: ReadTypes,
): string[] {
  if ('problem' in types) return [];
  const { exposes, libraries } = types.types;
  return [
    ...exposedIds(declaration)
      .filter((id) => exposes[id] === undefined)
      .map(
        (id) => `types.json says nothing of ${id}, which remote.json exposes; build again with the preset.`,
      ),
    ...ours(entry)
      .filter((name) => libraries[name] === undefined)
      .map(
        (name) =>
          `types.json says nothing of ${name}, which the entry takes from its host; build again with the preset.`,
      ),
  ];
}
