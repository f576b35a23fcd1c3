import { within } from '@revisoins/contracts';
import { deviceStorage } from '@revisoins/host';
import { useEffect, useState } from 'react';
import { sessionReady } from '@revisoins/auth';
import * as z from 'zod/mini';
import { ask } from './ask.ts';

const answer = z.object({ configured: z.boolean() });

/**
 * Whether this site transcribes speech; undefined without an answer, and for visitors, whom the server would
 * refuse.
 */
export async function canTranscribe(): Promise<boolean | undefined> {
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
export const UNDERSTANDS_SPEECH = 'thalia-understands-speech';
/** Milliseconds that a first visit waits for the server, so that the screen does not rearrange itself. */
const PATIENCE = 1_500;

/** The server's last answer, on this device. */
const known = () => deviceStorage.get(UNDERSTANDS_SPEECH);

async function find(): Promise<boolean | undefined> {
  const can = await canTranscribe();
  if (can !== undefined) deviceStorage.set(UNDERSTANDS_SPEECH, String(can));
  return can;
}

/** Before the first visit on this device: asks the server, and waits a moment for its answer. */
export async function learnCanTranscribe(): Promise<void> {
  if (known() !== null) return;
  await within(PATIENCE, find(), () => undefined);
}

/** Whether this site transcribes speech: true until the server says otherwise. */
export function useCanTranscribe(): [boolean, (can: boolean) => void] {
  const [can, setCan] = useState(() => known() !== 'false');
  useEffect(() => {
    let wanted = true;
    const follow = async () => {
      const found = await find();
      if (wanted && found !== undefined) setCan(found);
    };
    void follow();
    return () => {
      wanted = false;
    };
  }, []);
  return [can, setCan];
}
