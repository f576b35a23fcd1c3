import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SKELETONS_FILE, readSkeletons } from '../../pages/remote-skeletons.ts';
import type { Candidate } from '../candidate.ts';

/** The parts of a build's skeletons that the shell's pages would reject: a sentence each. */
export function skeletonProblems({
  folder,
  declaration: { name, routes },
}: Pick<Candidate, 'folder' | 'declaration'>): string[] {
  const file = join(folder, SKELETONS_FILE);
  if (!existsSync(file)) return [];
  const { skeletons, problems } = readSkeletons(readFileSync(file, 'utf8'), name);
  const strange = Object.keys(skeletons).filter((id) => !routes.some((route) => route.id === id));
  return [
    ...problems,
    ...strange.map(
      (id) =>
        `${SKELETONS_FILE} has a skeleton of "${id}", which is no route of the declaration; build it again.`,
    ),
  ];
}
