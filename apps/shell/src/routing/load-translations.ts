import type { RegisteredVersion } from '@revisoins/contracts';
import { loadNamespaces, provideNamespace } from '@revisoins/i18n';

/** The folders that texts come from, the latest of each remote last. */
const provided = new Map<string, string[]>();

/** Loads the translations that a version of a remote needs, from that version's folder: also where those of one that gave way to it are here. */
export async function loadTranslations({ base, declaration }: RegisteredVersion): Promise<void> {
  const known = provided.get(declaration.name) ?? [];
  const isNew = !known.includes(base);
  if (isNew) {
    provided.set(declaration.name, [...known, base]);
    for (const namespace of declaration.namespaces) {
      provideNamespace(namespace, (language) => new URL(`locales/${language}/${namespace}.json`, base).href);
    }
  }
  await loadNamespaces(declaration.namespaces, { anew: isNew && known.length > 0 });
}
