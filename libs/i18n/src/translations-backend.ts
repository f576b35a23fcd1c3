import { isAppError } from '@revisoins/contracts';
import type { BackendModule, ResourceKey } from 'i18next';
import { toLanguage, type Language } from './languages.ts';
import { namespaceUrl, noteFailure, sourceCount } from './namespace-sources.ts';

/** A server that accepts the connection and never answers counts as a failure. */
const TIMEOUT_MS = 10_000;

/** The texts of a file. Rejects with an Error whose `status` is the server's when it refuses them. */
async function fetchTranslations(url: string): Promise<ResourceKey> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok)
    throw Object.assign(new Error(`${url} answers ${response.status}`), { status: response.status });
  return (await response.json()) as ResourceKey;
}

/**
 * The texts of a namespace in a language. When a newer source is provided meanwhile, its texts, unless it has
 * none. Rejects as `fetchTranslations` and `namespaceUrl` do.
 */
export async function readTranslations(language: Language, namespace: string): Promise<ResourceKey> {
  const count = sourceCount(namespace);
  const url = namespaceUrl(language, namespace);
  let texts: ResourceKey;
  try {
    texts = await fetchTranslations(url);
  } catch (error) {
    noteFailure(language, namespace, url);
    throw error;
  }
  if (count === sourceCount(namespace)) return texts;
  return readTranslations(language, namespace).catch(() => texts);
}

/** The network, or a server in trouble: worth a retry. A refusal or an invalid translation is not. */
function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof SyntaxError || isAppError(error)) return false;
  const status = (error as { status?: number }).status;
  return status === undefined || status >= 500;
}

/** Fetches translations for i18next, which limits parallel reads and retries. */
export const translationsBackend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: async (tag, namespace, done) => {
    let texts: ResourceKey;
    try {
      texts = await readTranslations(toLanguage(tag), namespace);
    } catch (error) {
      return done(error as Error, isWorthAnotherTry(error));
    }
    done(null, texts);
  },
};
