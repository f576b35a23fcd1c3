import type { Registry } from '@revisoins/contracts';
import { inlinedRegistry } from './page.ts';
import { splitRegistry } from './split-registry.ts';

/** The pages of a site before a change that changes nothing but its registry. */
export interface FormerPages {
  /** Whether a remote had the same default version. */
  isUnchanged(remote: string): boolean;
  /** The text of a page, with the next registry in it; undefined when there was no such page. */
  page(file: string): string | undefined;
}

/** What pages show of a registry beside the screens of its default versions. */
const shownIn = ({ remotes }: Registry) =>
  JSON.stringify([
    Object.entries(remotes).map(([name, { versions, default: byDefault }]) => {
      const { nav, announcement, routes } = versions[byDefault]?.declaration ?? {};
      return [name, nav, announcement, routes];
    }),
    // The page for unknown addresses knows those of all versions.
    Object.values(remotes)
      .flatMap(({ versions }) => Object.values(versions))
      .flatMap(({ declaration }) => declaration.routes.map(({ path }) => path))
      .filter((path, index, paths) => paths.indexOf(path) === index)
      .sort(),
  ]);

const defaultBase = ({ remotes }: Registry, name: string) => {
  const remote = remotes[name];
  return remote && remote.versions[remote.default]?.base;
};

/**
 * The former pages, or nothing when their navigation or addresses become others: then all are made again.
 * `read` gives the text of a page as it is. Pure, except that it reads.
 */
export function formerPages(
  before: Registry,
  after: Registry,
  read: (file: string) => string | undefined,
): FormerPages | undefined {
  if (shownIn(before) !== shownIn(after)) return undefined;
  const old = inlinedRegistry(splitRegistry(before));
  const next = inlinedRegistry(splitRegistry(after));
  const pages = new Map<string, string | undefined>();
  const withNext = (file: string) => {
    const [start = '', end, ...more] = read(file)?.split(old) ?? [];
    return end === undefined || more.length > 0 ? undefined : start + next + end;
  };
  return {
    isUnchanged: (remote) => {
      const base = defaultBase(after, remote);
      return base !== undefined && base === defaultBase(before, remote);
    },
    page(file) {
      if (!pages.has(file)) pages.set(file, withNext(file));
      return pages.get(file);
    },
  };
}
