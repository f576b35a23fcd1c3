import type { RegisteredVersion } from '@revisoins/contracts';
import { loadNamespaces, provideNamespace } from '@revisoins/i18n';

const provided = new Set<string>();

/** Loads the translations that a version of a remote needs, from that version's folder. */
export async function loadTranslations({ base, declaration }: RegisteredVersion): Promise<void> {
  if (!provided.has(base)) {
    provided.add(base);
    for (const namespace of declaration.namespaces) {
      provideNamespace(namespace, (language) => new URL(`locales/${language}/${namespace}.json`, base).href);
    }
  }
  await loadNamespaces(declaration.namespaces);
}
