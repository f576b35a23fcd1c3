import type { Registry } from '@revisoins/contracts';
import { ENTRY } from '@revisoins/contracts/entry-file';
import type { Candidate } from '../candidate.ts';

/**
 * Reports another version of the remote with the same container name but other code. A page with one of them
 * would take it for the other, and neither a fallback nor a rollback would change what runs.
 */
export function containerProblems(
  { declaration: { name }, build: { container, integrity } }: Pick<Candidate, 'declaration' | 'build'>,
  registry: Registry,
): string[] {
  const entry = integrity[ENTRY];
  const same = Object.entries(registry.remotes[name]?.versions ?? {}).find(
    ([, version]) => version.container === container && version.integrity[ENTRY] !== entry,
  );
  if (!same) return [];
  return [
    `Its container is called ${container}, as that of version ${same[0]}, and its code is another; give each build a name of its own.`,
  ];
}
