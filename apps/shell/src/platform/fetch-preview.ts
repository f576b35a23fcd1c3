import { PREVIEWS_FOLDER, previewSchema, type RegisteredVersion } from '@revisoins/contracts';
import { OVERRIDE_TIMEOUT } from './override-timeout.ts';

export interface FetchedPreview {
  version: RegisteredVersion;
  /** The time from which the site no longer serves it. */
  until: Date;
}

/** A preview of the site; undefined when it has expired or was removed. Rejects without a connection. */
export async function fetchPreview(
  platform: string,
  remote: string,
  name: string,
): Promise<FetchedPreview | undefined> {
  const folder = new URL(`/${PREVIEWS_FOLDER}/${remote}/${name}/`, platform);
  const response = await fetch(new URL('preview.json', folder), {
    signal: AbortSignal.timeout(OVERRIDE_TIMEOUT),
    cache: 'no-store',
  });
  // A host may answer with a page where there is no file.
  const answer: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  const preview = previewSchema.safeParse(answer).data;
  if (!preview || preview.build.declaration.name !== remote) return undefined;
  const until = new Date(preview.expires);
  if (until <= new Date()) return undefined;
  return { version: { ...preview.build, base: new URL(`${preview.folder}/`, folder).href }, until };
}
