import * as z from 'zod/mini';
import { ask } from './ask.ts';
import type { Outcome } from './voice-failure.ts';

const answer = z.object({ text: z.string() });
const TIMEOUT_MS = 20_000;

/** The text of a recording; empty when nothing was spoken. */
export function transcribe(recording: Blob, signal?: AbortSignal): Promise<Outcome<string>> {
  const body = recording.type === '' ? new Blob([recording], { type: 'audio/webm' }) : recording;
  return ask(
    'transcribe',
    { body, timeoutMs: TIMEOUT_MS, ...(signal && { signal }) },
    (data) => answer.parse(data).text.trim(),
    'transcription',
  );
}
