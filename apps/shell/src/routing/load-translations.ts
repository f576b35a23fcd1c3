import type { RegisteredVersion } from '@revisoins/contracts';
import { loadNamespaces, provideNamespace } from '@revisoins/i18n/hosting';

/** The folder that the texts of each remote come from now. */
const sources = new Map<string, string>();

/** Loads the translations that a version of a remote needs from that version's folder, in place of those of another version of it. */
export async function loadTranslations({ base, declaration }: RegisteredVersion): Promise<void> {
  const before = sources.get(declaration.name);
  const isNew = before !== base;
  if (isNew) {
    sources.set(declaration.name, base);
    for (const namespace of declaration.namespaces) {
      provideNamespace(namespace, (language) => new URL(`locales/${language}/${namespace}.json`, base).href);
    }
  }
  await loadNamespaces(declaration.namespaces, { anew: isNew && before !== undefined });
}
