import { AppError, type RegisteredVersion } from '@revisoins/contracts';
import type { LoadResult, RemoteLoader } from '@revisoins/federation';
import { loadNamespaces, provideNamespace } from '@revisoins/i18n/hosting';

/** The folder that the texts of each remote come from now. */
const sources = new Map<string, string>();

/** Loads the translations that a version of a remote needs from that version's folder, in place of those of another version of it. */
async function loadTranslations({ base, declaration }: RegisteredVersion): Promise<void> {
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

/**
 * Loads what a remote exposes, with its translations. `pick` finds it in the module; undefined means that it is not there,
 * although the declaration promises `promised`. Never rejects.
 */
export function loadExposed<Value>(
  loader: RemoteLoader,
  { remote, expose, promised }: { remote: string; expose: string; promised: string },
  pick: (module: Record<string, unknown>) => Value | undefined | Promise<Value | undefined>,
): Promise<LoadResult<Value>> {
  return loader.load(remote, async (loadModule, version) => {
    const [value] = await Promise.all([loadModule(expose).then(pick), loadTranslations(version)]);
    if (value === undefined)
      throw new AppError(`${expose} exposes no ${promised}, which the declaration promises`, 'invalid');
    return value;
  });
}
