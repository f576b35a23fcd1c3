import type { Registry, RemoteDeclaration } from '@revisoins/contracts';
import { servedVersions } from '../../edits/journal.ts';

/** Whether some address matches both paths: a parameter matches every word, and case is ignored. */
function overlap(one: string, other: string): boolean {
  const [left, right] = [one, other].map((path) => path.toLowerCase().split('/')) as [string[], string[]];
  return (
    left.length === right.length &&
    left.every(
      (part, index) => part === right[index] || part.startsWith(':') || (right[index] ?? '').startsWith(':'),
    )
  );
}

/** The declarations that browsers may be given now, of every other remote. */
export function liveDeclarations(registry: Registry, except: string): RemoteDeclaration[] {
  return Object.entries(registry.remotes)
    .filter(([name]) => name !== except)
    .flatMap(([, remote]) =>
      [...servedVersions(remote)].flatMap((version) => remote.versions[version]?.declaration ?? []),
    );
}

/**
 * What the declaration claims although it belongs to another live remote or to the shell: a sentence each.
 * Pure.
 */
export function ownershipProblems(
  declaration: RemoteDeclaration,
  registry: Registry,
  shellPaths: readonly string[] = [],
): string[] {
  const others = liveDeclarations(registry, declaration.name);
  const findOwner = (has: (other: RemoteDeclaration) => boolean) => others.find(has)?.name;
  const findPathOwner = (path: string) =>
    shellPaths.some((taken) => overlap(taken, path))
      ? 'the shell'
      : findOwner(({ routes }) => routes.some((route) => overlap(route.path, path)));

  const routes = declaration.routes.flatMap(({ id, path }) => {
    const owner = findPathOwner(path);
    return owner
      ? [
          `The path ${path} of the route "${id}" belongs to ${owner}; choose another path, or agree that ${owner} gives it up and publishes first.`,
        ]
      : [];
  });
  const slots = declaration.slots.flatMap(({ id, slot }) => {
    const owner = findOwner((other) => other.slots.some((taken) => taken.slot === slot && taken.id === id));
    return owner ? [`The slot ${slot} has a "${id}" of ${owner} already; choose another id in "slots".`] : [];
  });
  const navigation = declaration.nav.flatMap(({ to }) => {
    const owner = findOwner((other) => other.nav.some((entry) => overlap(entry.to, to)));
    return owner ? [`The navigation entry ${to} belongs to ${owner}; leave it out of "nav".`] : [];
  });
  const roles = declaration.routes.flatMap(({ id, role }) => {
    if (role === undefined) return [];
    const owner = findOwner((other) => other.routes.some((route) => route.role === role));
    return owner
      ? [
          `The role "${role}" of the route "${id}" belongs to ${owner}; leave it out, or agree that ${owner} gives it up and publishes first.`,
        ]
      : [];
  });
  return [...routes, ...slots, ...navigation, ...roles];
}
