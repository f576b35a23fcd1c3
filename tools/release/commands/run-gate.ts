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
import { typeProblems } from '../gate/type-problems.ts';
import { Refusal, refuseIfAny } from '../refusal.ts';
import type { SitePaths } from '../site/site-paths.ts';
import type { BuiltCandidate } from './candidate-of.ts';

/** Refuses a candidate with everything that is wrong with it at once. */
export async function runGate(candidate: BuiltCandidate, paths: SitePaths, registry: Registry, { flag, step }: Input): Promise<void> {
  const { declaration } = candidate;
  if (!candidate.hasSource && !flag('skip-types')) {
    throw new Refusal(`The types of a build without its source here cannot be checked. Publish ${declaration.name} from its source, or say --skip-types to answer for them.`);
  }
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
    step('Checking the types: the candidate with the shell, the shell with the libraries');
    problems.push(...(await typeProblems(declaration)));
  }
  refuseIfAny(`${declaration.name} is not published:`, problems);
}
