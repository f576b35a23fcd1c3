import {
  embedLanguages,
  embedThemes,
  type EmbedLanguage,
  type EmbedTheme,
  type Registry,
  type RemoteDeclaration,
} from '@revisoins/contracts';

/** What a page wants to embed. */
export interface EmbedRequest {
  remote: string;
  /** The first screen: a path of the remote, with its query; undefined for the remote's own first screen. */
  start?: string | undefined;
  /** Without an account, where the remote supports that. */
  practice: boolean;
  lang: EmbedLanguage;
  theme: EmbedTheme;
}

/** Whether other sites' pages may embed a remote, as its default version declares. */
export function isEmbeddable({ remotes }: Registry, name: string): boolean {
  const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  return remote?.versions[remote.default]?.declaration.embed !== undefined;
}

const known = <Value extends string>(values: readonly Value[], value: string | null): Value =>
  values.find((one) => one === value) ?? (values[0] as Value);

/**
 * Parses the address of an embed: `/embed/<remote>/<its path>?<its
 * query>&practice=1&lang=fr&theme=light&parent=https://...`. Parameters that are not the embed's own stay in
 * the remote's path. Unknown values give the first of their list. Never throws.
 */
export function readEmbedRequest(address: string): EmbedRequest & { parent: string | null } {
  const { pathname, searchParams } = new URL(address);
  const [, , remote = '', ...path] = pathname.split('/');
  const take = (name: string) => {
    const value = searchParams.get(name);
    searchParams.delete(name);
    return value;
  };
  const practice = take('practice') !== null;
  const lang = known(embedLanguages, take('lang'));
  const theme = known(embedThemes, take('theme'));
  const parent = take('parent');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  const start = path.some(Boolean) ? `/${path.join('/')}${query}` : undefined;
  return { remote, start, practice, lang, theme, parent };
}

/** The first screen of a remote by default: its first navigation entry for learners, else its first route. */
export function firstScreen({ nav, routes }: RemoteDeclaration): string {
  const [entry] = nav.filter(({ access }) => access !== 'signed-out').sort((a, b) => a.order - b.order);
  return entry?.to ?? routes[0]?.path ?? '/';
}
