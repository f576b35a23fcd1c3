import { AppError, fileUrl, type RegisteredVersion } from '@revisoins/contracts';
import type { LoadResult, RemoteLoader } from '@revisoins/federation';
import { loadNamespaces, provideNamespace } from '@revisoins/i18n/hosting';

/** The folder that each remote's texts were loaded from last. */
const sources = new Map<string, string>();

/** Loads the translations of a version of a remote from its folder, replacing those of another version. */
async function loadTranslations(version: RegisteredVersion): Promise<void> {
  const { base, declaration } = version;
  const before = sources.get(declaration.name);
  const isNew = before !== base;
  if (isNew) {
    sources.set(declaration.name, base);
    for (const namespace of declaration.namespaces) {
      provideNamespace(namespace, (language) => fileUrl(version, `locales/${language}/${namespace}.json`));
    }
  }
  await loadNamespaces(declaration.namespaces, { reload: isNew && before !== undefined });
}

/**
 * Loads what a remote exposes, with its translations. `pick` finds it in the module; undefined means that it
 * is missing, although the declaration promises `promised`. Never rejects.
 */
export async function loadExposed<Value>(
  loader: RemoteLoader,
  { remote, expose, promised }: { remote: string; expose: string; promised: string },
  pick: (module: Record<string, unknown>) => Value | undefined | Promise<Value | undefined>,
): Promise<LoadResult<Value>> {
  const result = await loader.load(remote, async (loadModule, version) => {
    const [value] = await Promise.all([loadModule(expose).then(pick), loadTranslations(version)]);
    if (value === undefined)
      throw new AppError(`${expose} exposes no ${promised}, which the declaration promises`, 'invalid');
    return { value, version };
  });
  if (result.status === 'failed') return result;
  const { value, version } = result.value;
  // When the version was late, its fallback has begun to load its own texts.
  if (sources.get(remote) !== version.base) await loadTranslations(version).catch(() => undefined);
  return { ...result, value };
}
