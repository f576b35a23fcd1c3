import type { RemoteDeclaration } from '@revisoins/contracts';
import { ownershipProblems } from '../gate/declaration/ownership-problems.ts';
import { reservedProblems } from '../gate/declaration/reserved-problems.ts';
import { isFreeName, nameSentence } from '../remote-name.ts';

/**
 * Why a new remote cannot have this name: a sentence each. `taken` are existing folders and packages. Pure.
 */
export function nameProblems(
  declaration: RemoteDeclaration,
  others: readonly RemoteDeclaration[],
  taken: readonly string[],
  shellPaths: readonly string[],
): string[] {
  const { name } = declaration;
  if (!isFreeName(name)) return [nameSentence(name)];
  if (taken.includes(name))
    return [`"${name}" exists already in apps, libs or the tools; choose another name.`];
  const remotes = Object.fromEntries(
    others.map((other) => {
      const version = {
        base: 'https://local/',
        container: 'local',
        declaration: other,
        integrity: {},
        shared: {},
      };
      return [other.name, { default: other.version, traffic: {}, versions: { [other.version]: version } }];
    }),
  );
  return [
    ...reservedProblems(declaration),
    ...ownershipProblems(declaration, { schema: 1, remotes }, shellPaths),
  ];
}
