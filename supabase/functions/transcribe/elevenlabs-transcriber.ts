import * as z from 'zod';
import { callProvider } from '../_shared/call-provider.ts';
import { providerJson } from '../_shared/provider-json.ts';
import { fileName, type Transcriber } from './transcriber.ts';

interface Options {
  readonly baseUrl: string;
  readonly key: string;
  readonly model: string;
}

const answerSchema = z.object({ text: z.string() });

/** https://elevenlabs.io/docs/api-reference/speech-to-text/convert */
export function elevenLabsTranscriber({ baseUrl, key, model }: Options): Transcriber {
  return {
    async transcribe(recording) {
      const body = new FormData();
      body.append('file', recording, fileName(recording));
      body.append('model_id', model);
      body.append('tag_audio_events', 'false');
      const answer = await callProvider('transcription', {
        url: `${baseUrl}/v1/speech-to-text`,
        headers: { 'xi-api-key': key },
        body,
        timeoutMs: 15_000,
      });
      return providerJson('transcription', answer, answerSchema).text;
    },
  };
}
