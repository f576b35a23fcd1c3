import { AppError } from '@revisoins/contracts';
import type { Language } from './languages.ts';

type Source = (language: Language) => string;

const sources = new Map<string, Source[]>();
const asked = new Map<string, number>();

/**
 * Registers where a namespace's translations are. Several sources may have the same namespace: the latest is
 * tried first.
 */
export function provideNamespace(namespace: string, source: Source): void {
  sources.set(namespace, [source, ...(sources.get(namespace) ?? [])]);
  for (const key of asked.keys()) if (key.endsWith(`/${namespace}`)) asked.delete(key);
}

/**
 * The URL of a namespace's translations. Each retry after a failed read uses the next source: a remote that
 * is unavailable must not take a text from another one. Throws an AppError 'not-found' without any source.
 */
export function namespaceUrl(language: Language, namespace: string): string {
  const known = sources.get(namespace) ?? [];
  const key = `${language}/${namespace}`;
  const turn = asked.get(key) ?? 0;
  asked.set(key, turn + 1);
  const source = known[turn % known.length];
  if (!source)
    throw new AppError(`No translations are provided for the namespace "${namespace}".`, 'not-found');
  return source(language);
}
