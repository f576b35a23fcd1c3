import type { Embedding } from '@revisoins/contracts';

/** A remote that pages can embed, with its declaration. */
export interface EmbeddedRemote extends Embedding {
  remote: string;
}

/**
 * Written into the built scripts by the release tool with every change of the registry, so that a new remote
 * needs no new shell.
 */
declare const REVISOINS_EMBEDDED_REMOTES: readonly EmbeddedRemote[];

export const embeddedRemotes = () => REVISOINS_EMBEDDED_REMOTES;

type Attribute = (name: string) => string | null;

/**
 * The first screen that the attributes select: a path of the remote with its query; '' is the remote's own.
 */
export function screenFor({ start = '', attributes = {} }: Embedding, attribute: Attribute): string {
  const given = Object.entries(attributes).flatMap(([name, { path = '', query = '' }]: AttributeEntry) => {
    const value = attribute(name);
    return value ? [{ path, query, value: encodeURIComponent(value) }] : [];
  });
  const chosen = given.find(({ path }) => path);
  const path = chosen ? chosen.path.replaceAll(/:[^/]+/g, () => chosen.value) : start;
  const queries = given.flatMap(({ query, value }) => (query ? [`${query}=${value}`] : []));
  return path + (queries.length > 0 ? `?${queries.join('&')}` : '');
}

type AttributeEntry = [name: string, asks: { path?: string; query?: string }];
