import * as z from 'zod/mini';
import { ask } from './ask.ts';

const answer = z.object({ configured: z.boolean() });

/** Whether this site turns speech into text. Without an answer: true, and the first recording tells. */
export async function canTranscribe(): Promise<boolean> {
  const asked = await ask('transcribe', { body: { check: true } }, (data) => answer.parse(data).configured, 'transcription');
  return asked.ok ? asked.value : asked.failure !== 'not-configured';
}
