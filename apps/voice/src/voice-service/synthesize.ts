import * as z from 'zod/mini';
import type { Language } from '@revisoins/i18n';
import { ask } from './ask.ts';
import { failed, type Outcome } from './voice-failure.ts';

const TIMEOUT_MS = 30_000;

/**
 * The spoken text, by default in the site's voice, as audio that the browser plays: MP3 or WAV, as the Blob's
 * type says.
 */
export async function synthesize(
  text: string,
  language: Language,
  settings: { readonly voiceId: string; readonly modelId: string },
  signal?: AbortSignal,
): Promise<Outcome<Blob>> {
  const voiceId = settings.voiceId.trim();
  const body = { text, language, ...(voiceId && { voiceId }), modelId: settings.modelId };
  const asked = await ask(
    'tts',
    { body, timeoutMs: TIMEOUT_MS, ...(signal && { signal }) },
    (data) => data,
    'synthesis',
  );
  if (!asked.ok) return asked.failure === 'not-configured' ? failed('speech-not-configured') : asked;
  return asked.value instanceof Blob && isAudio(asked.value)
    ? { ok: true, value: asked.value }
    : failed('audio-format');
}

const prepared = z.object({ provider: z.boolean() });

/**
 * Makes the site load its synthesiser before there is anything to speak. True when this site uses a
 * provider's voice. Never rejects: on failure, the first sentence waits.
 */
export async function prepareSpeech(): Promise<boolean> {
  const asked = await ask(
    'tts',
    { body: { prepare: true }, timeoutMs: TIMEOUT_MS },
    (data) => prepared.parse(data).provider,
    'synthesis',
  );
  return asked.ok && asked.value;
}

function isAudio(blob: Blob): boolean {
  return blob.type.startsWith('audio/') && blob.size > 0;
}
