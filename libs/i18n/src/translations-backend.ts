import type { BackendModule, ResourceKey } from 'i18next';
import { toLanguage } from './languages.ts';
import { namespaceUrl } from './namespace-sources.ts';

/** Fetches translations for i18next, which counts the reads at a time and the tries. */
export const translationsBackend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: async (tag, namespace, done) => {
    // The network, or a server in trouble: worth another try. What is refused, or is no translation, is not.
    let again = false;
    let texts: ResourceKey;
    try {
      const url = namespaceUrl(toLanguage(tag), namespace);
      again = true;
      const response = await fetch(url);
      again = response.status >= 500;
      if (!response.ok) throw new Error(`${url} answers ${response.status}`);
      texts = (await response.json()) as ResourceKey;
    } catch (error) {
      return done(error as Error, again);
    }
    done(null, texts);
  },
};
