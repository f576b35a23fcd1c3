import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import type { Registry } from '@revisoins/contracts';
import { languages } from '@revisoins/contracts/languages';
import { root } from '@revisoins/workspace/paths';
import { pluralStem } from '@revisoins/workspace/translation-texts';
import { servedVersions } from '../../edits/journal.ts';
import type { SitePaths } from '../../site/site-paths.ts';
import type { Candidate } from '../candidate.ts';
import { commonNamespaces } from './namespace-problems.ts';
import { textsPath, readTexts } from './translation-problems.ts';

type Built = Pick<Candidate, 'declaration' | 'folder'>;

/** The texts of a namespace in both languages; undefined when the folder lacks one. */
function bothLanguages(folder: string, namespace: string) {
  const [fr, en] = languages.map((code) => readTexts(join(folder, textsPath(code, namespace))));
  return fr && en && { fr, en };
}

/** The folders of the versions that browsers may be given now. */
const servedFolders = (paths: SitePaths, { remotes }: Registry) =>
  Object.entries(remotes).flatMap(([name, remote]) =>
    [...servedVersions(remote)].map((version) => paths.version(name, version)),
  );

/** Shared texts that this remote would change on every remote's screens. */
function changedCommon(
  { declaration, folder }: Built,
  paths: SitePaths,
  registry: Registry,
  asked: readonly string[],
): string[] {
  const common = new Set(commonNamespaces());
  return declaration.namespaces.flatMap((namespace) => {
    if (!common.has(namespace) || asked.includes(namespace)) return [];
    const own = bothLanguages(folder, namespace);
    if (!own) return [];
    const live = servedFolders(paths, registry).flatMap((served) => bothLanguages(served, namespace) ?? []);
    const libraries = readdirSync(join(root, 'libs')).flatMap(
      (library) => bothLanguages(join(root, 'libs', library), namespace) ?? [],
    );
    const known = live.length > 0 ? live : libraries;
    if (known.some((texts) => isDeepStrictEqual(texts, own))) return [];
    return [
      `The texts of the namespace "${namespace}", which remotes share, are not those of ${live.length > 0 ? 'any version that learners get' : 'the library'}: screens of other remotes would show them. Build with the library as it is live; if the library itself has new texts, say --new-texts ${namespace} and answer for them.`,
    ];
  });
}

/**
 * Texts of its own that most screens would miss: a namespace with less than half of the keys of the live
 * version.
 */
function lostTexts(
  { declaration: { name, namespaces }, folder }: Built,
  paths: SitePaths,
  { remotes }: Registry,
  asked: readonly string[],
): string[] {
  const byDefault = remotes[name]?.default;
  if (byDefault === undefined) return [];
  const readKeys = (build: string, namespace: string) =>
    new Set(Object.keys(readTexts(join(build, textsPath('fr', namespace))) ?? {}).map(pluralStem));
  return namespaces.flatMap((namespace) => {
    const before = [...readKeys(paths.version(name, byDefault), namespace)];
    const after = readKeys(folder, namespace);
    const shared = before.filter((key) => after.has(key)).length;
    if (asked.includes(namespace) || shared * 2 >= before.length) return [];
    return [
      `The namespace "${namespace}" has ${shared} of the ${before.length} texts that ${name} ${byDefault} has. Build it with all of its texts; if its screens no longer need them, say --new-texts ${namespace} and answer for it.`,
    ];
  });
}

/**
 * Texts of the candidate that differ too much from the live ones: a sentence for each namespace that was not
 * `asked` for.
 */
export const liveTextProblems = (
  candidate: Built,
  paths: SitePaths,
  registry: Registry,
  asked: readonly string[],
): string[] => [
  ...changedCommon(candidate, paths, registry, asked),
  ...lostTexts(candidate, paths, registry, asked),
];
