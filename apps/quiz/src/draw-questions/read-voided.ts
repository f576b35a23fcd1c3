import { loadBackend } from '@revisoins/assessment/player';
import { deviceStorage, parseStored, within } from '@revisoins/contracts';
import { hostCapabilities } from '@revisoins/host';
import * as z from 'zod/mini';

const versions = z.array(z.object({ id: z.string(), version: z.int() }));
type Version = z.infer<typeof versions>[number];

/** Whether this version of a question or a template was taken out, because it is wrong. */
export type IsVoided = (one: Version) => boolean;

const KEY = 'revisoins-voided';
/** A short timeout: without the list, a result is corrected when it arrives. */
const LONGEST_WAIT_MS = 2500;

const storedList = (): Version[] => versions.safeParse(parseStored(deviceStorage.get(KEY))).data ?? [];

async function readList(): Promise<Version[]> {
  if (!hostCapabilities().accounts) return storedList();
  try {
    const { callRpc } = await loadBackend();
    const list = versions.parse(await within(LONGEST_WAIT_MS, callRpc('voided_versions'), storedList));
    deviceStorage.set(KEY, JSON.stringify(list));
    return list;
  } catch {
    return storedList();
  }
}

/**
 * What was taken out since the release of the questions that come in files: as the server says, or as this
 * device last read it. Never rejects.
 */
export async function readVoided(): Promise<IsVoided> {
  const list = new Set((await readList()).map(({ id, version }) => `${id} ${version}`));
  return ({ id, version }) => list.has(`${id} ${version}`);
}
