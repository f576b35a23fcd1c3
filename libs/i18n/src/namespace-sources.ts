import { AppError } from '@revisoins/contracts';
import type { Language } from './languages.ts';

type Source = (language: Language) => string;

const sources = new Map<string, Source[]>();
/** How many reads of a namespace in a language have failed since its newest source was provided. */
const failures = new Map<string, number>();

/**
 * Registers where a namespace's translations are. Several sources may have the same namespace: the latest is
 * tried first.
 */
export function provideNamespace(namespace: string, source: Source): void {
  sources.set(namespace, [source, ...(sources.get(namespace) ?? [])]);
  for (const key of failures.keys()) if (key.endsWith(`/${namespace}`)) failures.delete(key);
}

/** How many sources a namespace has had: it changes when a newer one is provided. */
export const sourceCount = (namespace: string): number => sources.get(namespace)?.length ?? 0;

/**
 * The URL of a namespace's translations. A retry after a failed read uses the next source: a remote that
 * is unavailable must not take a text from another one. Throws an AppError 'not-found' without any source.
 */
export function namespaceUrl(language: Language, namespace: string): string {
  const known = sources.get(namespace) ?? [];
  const source = known[(failures.get(`${language}/${namespace}`) ?? 0) % known.length];
  if (!source)
    throw new AppError(`No translations are provided for the namespace "${namespace}".`, 'not-found');
  return source(language);
}

/** Notes that a URL of `namespaceUrl` could not be read. */
export function noteFailure(language: Language, namespace: string, url: string): void {
  if (namespaceUrl(language, namespace) !== url) return; // another read has noted it, or the source is older
  const key = `${language}/${namespace}`;
  failures.set(key, (failures.get(key) ?? 0) + 1);
}
