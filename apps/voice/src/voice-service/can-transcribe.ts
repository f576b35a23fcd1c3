import { sessionReady } from '@revisoins/auth';
import * as z from 'zod/mini';
import { ask } from './ask.ts';

const answer = z.object({ configured: z.boolean() });

/** Whether this site turns speech into text; undefined without an answer, and for visitors, whom the server would refuse one. */
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
