import * as z from 'zod/mini';
import { ask } from './ask.ts';

const answer = z.object({ configured: z.boolean() });

/** Whether this site turns speech into text; undefined without an answer. */
export async function canTranscribe(): Promise<boolean | undefined> {
  const asked = await ask('transcribe', { body: { check: true } }, (data) => answer.parse(data).configured, 'transcription');
  if (asked.ok) return asked.value;
  return asked.failure === 'not-configured' ? false : undefined;
}
