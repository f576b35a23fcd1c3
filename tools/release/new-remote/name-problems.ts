import type { RemoteDeclaration } from '@revisoins/contracts';
import { ownershipProblems } from '../gate/ownership-problems.ts';

/** Why a new remote cannot have this name: a sentence each. `taken` are folders and packages that exist. Pure. */
export function nameProblems(declaration: RemoteDeclaration, others: readonly RemoteDeclaration[], taken: readonly string[], shellPaths: readonly string[]): string[] {
  const { name } = declaration;
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) return [`"${name}" is no name for a remote: use lower case letters, digits and hyphens, and start with a letter.`];
  if (taken.includes(name)) return [`"${name}" exists already in apps, libs or the tools; choose another name.`];
  const remotes = Object.fromEntries(
    others.map((other) => {
      const version = { base: 'https://local/', container: 'local', declaration: other, integrity: {}, shared: {} };
      return [other.name, { default: other.version, traffic: {}, versions: { [other.version]: version } }];
    }),
  );
  return ownershipProblems(declaration, { schema: 1, remotes }, shellPaths);
}
