import type {
  Channels,
  DeclaredSlot,
  NavEntry,
  RegisteredVersion,
  RemoteDeclaration,
  RouteRole,
  SlotName,
} from '@revisoins/contracts';
import { createRouteTable, type OwnedRoute } from './route-table.ts';
import type { VersionChoice } from './version-choice.ts';

export interface SlotContribution {
  remote: string;
  slot: DeclaredSlot;
}

/** What the versions in use declare, of the remotes that the site has. */
export interface RemoteCatalogue {
  /** The route that a remote declared for a path, if any did. */
  findRoute(pathname: string): OwnedRoute | undefined;
  /** The route that has a role on this site, if a remote declares one. */
  landmark(role: RouteRole): OwnedRoute | undefined;
  /** The declarations of the versions in use. */
  declarations(): RemoteDeclaration[];
  /** The names of the remotes that the site has. */
  remotes(): string[];
  /** The published versions of a remote. */
  versions(remote: string): string[];
  /** The remotes' navigation entries, in order. */
  navigation(): NavEntry[];
  /** What the remotes put in a slot, in order. */
  contributions(slot: SlotName): SlotContribution[];
  /**
   * The version in use: its base URL, and its declaration in this host's contract. Throws for an unknown
   * remote.
   */
  version(remote: string): RegisteredVersion & { id: string; declaration: RemoteDeclaration };
  /**
   * Applies the operator's choice of versions, which may have changed since the page opened, to later loads;
   * pinned versions stay. Returns the remotes whose new version this page does not know: they change when the
   * page is reloaded. A remote that no longer has a channel has left the site: it is no longer offered, and
   * its addresses belong to nobody. Those in `overridden`, for which this browser has its own choice, stay.
   */
  follow(channels: Channels, overridden?: readonly string[]): string[];
}

/** The catalogue of the remotes named in a registry; which version of each is in use is the choice's. */
export function createRemoteCatalogue(all: readonly string[], choice: VersionChoice): RemoteCatalogue {
  const version: RemoteCatalogue['version'] = (remote) => {
    const id = choice.current(remote);
    const found = choice.published(remote, id);
    if (!found) throw new Error(`The registry has no version ${id} of "${remote}".`);
    return { ...found, id };
  };
  /** Those that the site has not removed since. */
  let names = [...all];
  const routeTable = () =>
    createRouteTable(names.map((remote) => ({ remote, routes: version(remote).declaration.routes })));
  let routes = routeTable();
  const declarations = () => names.map((remote) => version(remote).declaration);

  return {
    findRoute: (pathname) => routes(pathname),
    landmark: (role) =>
      declarations()
        .flatMap(({ name: remote, routes: own }) => own.map((route) => ({ remote, route })))
        .find(({ route }) => route.role === role),
    declarations,
    remotes: () => names,
    versions: choice.known,
    navigation: () =>
      declarations()
        .flatMap(({ nav }) => nav)
        .sort((a, b) => a.order - b.order),
    contributions: (name) =>
      names
        .flatMap((remote) =>
          version(remote)
            .declaration.slots.filter(({ slot }) => slot === name)
            .map((slot) => ({ remote, slot })),
        )
        .sort((a, b) => (a.slot.order ?? 0) - (b.slot.order ?? 0)),
    version,
    follow(channels, overridden = []) {
      const followed = Object.entries(channels).filter(([remote]) => !overridden.includes(remote));
      const unknown = choice.follow(Object.fromEntries(followed));
      const left = all.filter((remote) => overridden.includes(remote) || Object.hasOwn(channels, remote));
      if (left.join() !== names.join()) {
        names = left;
        routes = routeTable();
      }
      return unknown;
    },
  };
}
