import { within } from '@revisoins/contracts';
import { deviceStorage, useReadonlyStore } from '@revisoins/host';
import { sessionReady } from '@revisoins/auth';
import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { ask } from './ask.ts';

const answer = z.object({ configured: z.boolean() });

/**
 * Whether this site transcribes speech; undefined without an answer, and for visitors, whom the server would
 * refuse.
 */
async function canTranscribe(): Promise<boolean | undefined> {
  if ((await sessionReady()) !== 'signed-in') return undefined;
  const asked = await ask(
    'transcribe',
    { body: { check: true } },
    (data) => answer.parse(data).configured,
    'transcription',
  );
  if (asked.ok) return asked.value;
  return asked.failure === 'not-configured' ? false : undefined;
}

/** Where the server's last answer is stored on this device: 'true' or 'false'. */
const UNDERSTANDS_SPEECH = 'thalia-understands-speech';
/** Milliseconds that a first visit waits for the server, so that the screen does not rearrange itself. */
const PATIENCE = 1_500;

/** The server's last answer, on this device. */
const known = () => deviceStorage.get(UNDERSTANDS_SPEECH);

/** Whether this site transcribes speech: true until the server says otherwise. */
const transcribes = createStore<{ can: boolean }>(() => ({ can: known() !== 'false' }));

async function find(): Promise<void> {
  const can = await canTranscribe();
  if (can === undefined) return;
  deviceStorage.set(UNDERSTANDS_SPEECH, String(can));
  transcribes.setState({ can });
}

/** Whether the server's last answer was that this site transcribes speech. */
export const knownToTranscribe = (): boolean => known() === 'true';

/** Calls back after each answer of the server. Returns a function that stops it. */
export const followTranscription = (onAnswer: () => void): (() => void) => transcribes.subscribe(onAnswer);

/** Asks the server; on the first visit on this device, waits a moment for its answer. Never rejects. */
export async function learnCanTranscribe(): Promise<void> {
  const isFirst = known() === null;
  const finding = find();
  if (isFirst) await within(PATIENCE, finding, () => undefined);
}

/** Whether this site transcribes speech, and a function to record what another call has shown. */
export function useCanTranscribe(): [boolean, (can: boolean) => void] {
  return [useReadonlyStore(transcribes).can, (can) => transcribes.setState({ can })];
}
