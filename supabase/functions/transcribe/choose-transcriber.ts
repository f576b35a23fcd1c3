import { addressSetting, optionalSetting } from '../_shared/optional-setting.ts';
import { elevenLabsTranscriber } from './elevenlabs-transcriber.ts';
import { openAiTranscriber } from './openai-transcriber.ts';
import type { Transcriber } from './transcriber.ts';

/** The operator's OpenAI-compatible server, else ElevenLabs if there is a key, else null. */
export function chooseTranscriber(): Transcriber | null {
  const baseUrl = addressSetting('OPENAI_TRANSCRIPTION_BASE_URL', undefined);
  if (baseUrl !== undefined) {
    return openAiTranscriber({
      baseUrl,
      key: optionalSetting('OPENAI_TRANSCRIPTION_API_KEY'),
      model: optionalSetting('OPENAI_TRANSCRIPTION_MODEL') ?? 'whisper-1',
    });
  }
  const key = optionalSetting('ELEVENLABS_API_KEY');
  if (key === undefined) return null;
  return elevenLabsTranscriber({
    key,
    baseUrl: addressSetting('ELEVENLABS_BASE_URL', 'https://api.elevenlabs.io'),
    model: optionalSetting('ELEVENLABS_TRANSCRIPTION_MODEL') ?? 'scribe_v1',
  });
}
