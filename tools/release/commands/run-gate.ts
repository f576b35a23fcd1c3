import type { Registry } from '@revisoins/contracts';
import { appFolder } from '../../site/paths.ts';
import type { Input } from '../command.ts';
import { budgetProblems } from '../gate/budget-problems.ts';
import { exposedProblems } from '../gate/exposed-problems.ts';
import { ownershipProblems } from '../gate/ownership-problems.ts';
import { readProvided } from '../gate/read-provided.ts';
import { sharedProblems } from '../gate/shared-problems.ts';
import { shellPaths } from '../gate/shell-paths.ts';
import { translationProblems } from '../gate/translation-problems.ts';
import { misfitsOfRemote } from '../gate/types/fit-problems.ts';
import { sourceProblems } from '../gate/types/source-problems.ts';
import { readTypes } from '../gate/types/read-types.ts';
import { refuseIfAny } from '../refusal.ts';
import type { SitePaths } from '../site/site-paths.ts';
import type { BuiltCandidate } from './candidate-of.ts';

/** Refuses a candidate with everything that is wrong with it at once. */
export async function runGate(candidate: BuiltCandidate, paths: SitePaths, registry: Registry, { flag, step }: Input): Promise<void> {
  const { declaration } = candidate;
  step('Checking the declaration, owners, translations, shared versions and the budget');
  const problems = [
    ...ownershipProblems(declaration, registry, shellPaths()),
    ...translationProblems(candidate),
    ...sharedProblems(candidate.shared, readProvided(paths.shell)),
    ...budgetProblems(candidate),
    ...(candidate.hasSource ? exposedProblems(declaration, appFolder(declaration.name)) : []),
  ];
  if (flag('skip-types')) step('The types are NOT checked, as asked');
  else {
    step('Checking the types: its own, and the live shell with the candidate');
    const { name } = declaration;
    const checks = [candidate.hasSource ? sourceProblems(name) : [], misfitsOfRemote(paths, { name, label: name, declaration }, readTypes(candidate.folder))];
    problems.push(...(await Promise.all(checks)).flat());
  }
  refuseIfAny(`${declaration.name} is not published:`, problems);
}
