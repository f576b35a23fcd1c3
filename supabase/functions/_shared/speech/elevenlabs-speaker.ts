import * as z from 'zod';
import { callProvider } from '../call-provider.ts';
import { providerJson } from '../provider-json.ts';
import { Refusal } from '../refusal.ts';
import { DEFAULT_VOICE, type Speaker, type Voice } from './speaker.ts';

interface Options {
  readonly key: string;
  readonly baseUrl: string;
  /** Thalia's voice unless the learner has chosen one. */
  readonly voiceId: string;
}

const name = 'speech';
const TIMEOUT_MS = 20_000;
const label = z.string().nullish().catch(null);
const listed = z.object({
  voices: z.array(
    z.object({
      voice_id: z.string(),
      name: z.string(),
      category: z.string().nullish(),
      labels: z.object({ accent: label, age: label, gender: label }).nullish(),
    }),
  ),
});

/** https://elevenlabs.io/docs/api-reference/text-to-speech/stream and .../voices */
export function elevenLabsSpeaker({ key, baseUrl, voiceId }: Options): Speaker {
  const headers = { 'xi-api-key': key };
  return {
    isProvider: true,
    prepare: () => Promise.resolve(),
    async speak(requested) {
      const voice = requested.voiceId === DEFAULT_VOICE ? voiceId : requested.voiceId;
      const answer = await callProvider(name, {
        url: `${baseUrl}/v1/text-to-speech/${encodeURIComponent(voice)}/stream?output_format=mp3_44100_128`,
        headers: { ...headers, 'Content-Type': 'application/json', Accept: 'audio/mpeg' },
        body: JSON.stringify({
          text: requested.text,
          model_id: requested.modelId,
          // The multilingual model detects the language itself and refuses the parameter.
          ...(requested.modelId === 'eleven_multilingual_v2' ? {} : { language_code: requested.language }),
        }),
        timeoutMs: TIMEOUT_MS,
      });
      if (!answer.type.startsWith('audio/') || answer.bytes.byteLength === 0) {
        throw new Refusal(
          'unavailable',
          'The speech service answers something that is not a sound.',
          answer.type,
        );
      }
      return answer;
    },
    async voices() {
      const answer = await callProvider(name, {
        method: 'GET',
        url: `${baseUrl}/v1/voices`,
        headers,
        timeoutMs: TIMEOUT_MS,
      });
      const { voices } = providerJson(name, answer, listed);
      const thalia: Voice = { name: 'Thalia', category: 'default', labels: {}, voice_id: DEFAULT_VOICE };
      return [
        thalia,
        ...voices.map((voice) => ({
          name: voice.name,
          category: voice.category ?? 'custom',
          labels: known(voice.labels ?? {}),
          voice_id: voice.voice_id,
        })),
      ];
    },
  };
}

function known(labels: Record<string, string | null | undefined>): Voice['labels'] {
  return Object.fromEntries(
    Object.entries(labels).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
