import type { DeclaredRoute } from '@revisoins/contracts';

export interface OwnedRoute {
  remote: string;
  route: DeclaredRoute;
}

const splitPath = (path: string) => path.toLowerCase().split('/').filter(Boolean);

function matches(pattern: string, pathname: string): boolean {
  const expected = splitPath(pattern);
  const given = splitPath(pathname);
  return (
    expected.length === given.length &&
    expected.every((segment, at) => segment.startsWith(':') || segment === given[at])
  );
}

const parameters = (path: string) => path.split(':').length;

/** Finds the remote that declared a path. A literal path wins over one with parameters. */
export function createRouteTable(
  remotes: { remote: string; routes: readonly DeclaredRoute[] }[],
): (pathname: string) => OwnedRoute | undefined {
  const owned = remotes
    .flatMap(({ remote, routes }) => routes.map((route) => ({ remote, route })))
    .sort((a, b) => parameters(a.route.path) - parameters(b.route.path));
  return (pathname) => owned.find(({ route }) => matches(route.path, pathname));
}
