import type { RemoteDeclaration, Registry } from '@revisoins/contracts';
import { appFolder } from '@revisoins/workspace/paths';
import type { Input } from '../command.ts';
import { budgetProblems } from './files/budget-problems.ts';
import { buildProblems } from './files/build-problems.ts';
import { compressedProblems } from './files/compressed-problems.ts';
import { containerProblems } from './files/container-problems.ts';
import { entryProblems } from './files/entry-problems.ts';
import { exposedProblems } from './declaration/exposed-problems.ts';
import { forgedTypesProblems } from './types/forged-types-problems.ts';
import { skeletonProblems } from './files/skeleton-problems.ts';
import { lateFileProblems } from './files/late-file-problems.ts';
import { commonNamespaces, namespaceProblems } from './texts/namespace-problems.ts';
import { liveDeclarations, ownershipProblems } from './declaration/ownership-problems.ts';
import { readProvided } from './shell/read-provided.ts';
import { sharedProblems } from './shell/shared-problems.ts';
import { shellPaths } from './shell/shell-paths.ts';
import { styleProblems } from './files/style-problems.ts';
import { liveTextProblems } from './texts/live-text-problems.ts';
import { translationProblems } from './texts/translation-problems.ts';
import { findRemoteMisfits } from './types/fit-problems.ts';
import { sourceProblems } from './types/source-problems.ts';
import { readTypes } from './types/read-types.ts';
import { refuseIfAny } from '../refusal.ts';
import type { PublishedSite } from '../site/read-site.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { readLimits } from '../site/site-file.schema.ts';
import type { BuiltCandidate } from './read-candidate.ts';

const otherContainers = (registry: Registry, name: string) =>
  Object.entries(registry.remotes).flatMap(([other, { versions }]) =>
    other === name ? [] : Object.values(versions).map(({ container }) => container),
  );

/**
 * What the candidate claims although it now belongs to another remote: a sentence each. Checked again under
 * the lock.
 */
export function ownersProblems(
  declaration: RemoteDeclaration,
  paths: SitePaths,
  registry: Registry,
): string[] {
  return [
    ...ownershipProblems(declaration, registry, shellPaths(paths)),
    ...namespaceProblems(declaration, liveDeclarations(registry, declaration.name), commonNamespaces()),
  ];
}

/** Refuses a candidate with all of its problems at once. */
export async function runGate(
  candidate: BuiltCandidate,
  { paths, siteFile, registry }: PublishedSite,
  { flag, step, text }: Input,
): Promise<void> {
  const { declaration } = candidate;
  step('Checking the declaration, owners, translations, shared versions and the budget');
  const whole = { ...candidate, others: otherContainers(registry, declaration.name) };
  const newTexts = text('new-texts')?.split(',') ?? [];
  if (newTexts.length > 0)
    step(`The texts of ${newTexts.join(' and ')} are NOT compared with those that are live, as asked`);
  const problems = [
    ...ownersProblems(declaration, paths, registry),
    ...translationProblems(candidate),
    ...liveTextProblems(candidate, paths, registry, newTexts),
    ...sharedProblems(candidate.shared, readProvided(paths.shell)),
    ...budgetProblems(candidate, readLimits(siteFile).entry),
    ...entryProblems(whole),
    ...buildProblems(whole),
    ...compressedProblems(whole),
    ...styleProblems(whole),
    ...skeletonProblems(candidate),
    ...(candidate.hasSource ? exposedProblems(declaration, appFolder(declaration.name)) : []),
  ];
  const isPreview = text('preview') !== undefined;
  if (flag('skip-types')) step('The types are NOT checked, as asked');
  else if (isPreview) step('The types of a preview are not compared');
  else {
    step('Checking the types: its own, and the live shell with the candidate');
    const { name } = declaration;
    const types = readTypes(candidate.folder);
    const checks = [
      candidate.hasSource ? sourceProblems(name) : [],
      forgedTypesProblems(candidate, types),
      findRemoteMisfits(paths, { name, label: name, declaration, shared: candidate.shared }, types),
    ];
    problems.push(...(await Promise.all(checks)).flat());
  }
  refuseIfAny(`${declaration.name} is not published:`, problems);
  // Reported in addition to the browser's findings: a changed entry shows up in both.
  const mistaken = [...containerProblems(whole, registry), ...lateFileProblems(whole)];
  if (flag('skip-run') || isPreview) {
    refuseIfAny(`${declaration.name} is not published:`, mistaken);
    return step(flag('skip-run') ? 'The candidate is NOT run, as asked' : 'A preview is not run first');
  }
  step('Running it in a browser, in the live shell: each route in both languages, and every exposed module');
  const conforms = flag('conformance') && mistaken.length === 0;
  if (conforms) step('After that, the conformance kit: up to two minutes');
  // Loading what drives a browser takes half a second, which previews do not wait for.
  const { runProblems } = await import('./run/run-problems.ts');
  refuseIfAny(`${declaration.name} is not published:`, [
    ...mistaken,
    ...(await runProblems(whole, paths, siteFile, conforms)),
  ]);
}
