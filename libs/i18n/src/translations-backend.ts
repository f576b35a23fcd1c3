import type { BackendModule } from 'i18next';
import { toLanguage } from './languages.ts';
import { namespaceUrl } from './namespace-sources.ts';

/** Fetches translations for i18next, which counts the reads at a time and the tries. */
export const translationsBackend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (tag, namespace, done) => {
    // The network, or a server in trouble: worth another try. What is refused, or is no translation, is not.
    let again = false;
    const read = async (): Promise<Record<string, unknown>> => {
      const url = namespaceUrl(toLanguage(tag), namespace);
      again = true;
      const response = await fetch(url);
      again = response.status >= 500;
      if (!response.ok) throw new Error(`${url} answers ${response.status}`);
      return (await response.json()) as Record<string, unknown>;
    };
    void read().then(
      (texts) => done(null, texts),
      (error: Error) => done(error, again),
    );
  },
};
