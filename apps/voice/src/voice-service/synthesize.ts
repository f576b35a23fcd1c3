import * as z from 'zod/mini';
import type { Language } from '@revisoins/i18n';
import type { VoiceSettings } from '../voice-choice/voice-settings.ts';
import { ask } from './ask.ts';
import { failed, type Outcome } from './voice-failure.ts';

const TIMEOUT_MS = 30_000;

type VoiceChoice = Pick<VoiceSettings, 'voiceId' | 'modelId'>;

/** What the server is told of the voice. */
export function toVoice({ voiceId, modelId }: VoiceChoice) {
  const id = voiceId.trim();
  return { ...(id && { voiceId: id }), modelId };
}

/**
 * The spoken text, by default in the site's voice, as audio that the browser plays: MP3 or WAV, as the Blob's
 * type says.
 */
export async function synthesize(
  text: string,
  language: Language,
  settings: VoiceChoice,
  signal?: AbortSignal,
): Promise<Outcome<Blob>> {
  const body = { text, language, ...toVoice(settings) };
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
