import type { DeclaredRoute } from '@revisoins/contracts';

export interface OwnedRoute {
  remote: string;
  route: DeclaredRoute;
}

const splitPath = (path: string) => path.toLowerCase().split('/').filter(Boolean);

const matches = (expected: readonly string[], given: readonly string[]) =>
  expected.length === given.length &&
  expected.every((segment, at) => segment.startsWith(':') || segment === given[at]);

const parameters = (path: string) => path.split(':').length;

/** Finds the remote that declared a path. A literal path wins over one with parameters. */
export function createRouteTable(
  remotes: { remote: string; routes: readonly DeclaredRoute[] }[],
): (pathname: string) => OwnedRoute | undefined {
  const table = remotes
    .flatMap(({ remote, routes }) => routes.map((route) => ({ remote, route })))
    .sort((a, b) => parameters(a.route.path) - parameters(b.route.path))
    .map((owned) => ({ owned, expected: splitPath(owned.route.path) }));
  return (pathname) => {
    const given = splitPath(pathname);
    return table.find(({ expected }) => matches(expected, given))?.owned;
  };
}
