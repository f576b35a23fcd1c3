import * as z from 'zod';
import { callProvider } from '../_shared/call-provider.ts';
import { providerJson } from '../_shared/provider-json.ts';
import { fileName, type Transcriber } from './transcriber.ts';

interface Options {
  /** With its version: https://api.openai.com/v1 */
  readonly baseUrl: string;
  readonly key: string | undefined;
  readonly model: string;
}

const answerSchema = z.object({ text: z.string() });

/** https://platform.openai.com/docs/api-reference/audio/createTranscription */
export function openAiTranscriber({ baseUrl, key, model }: Options): Transcriber {
  return {
    async transcribe(recording) {
      const body = new FormData();
      body.append('file', recording, fileName(recording));
      body.append('model', model);
      body.append('response_format', 'json');
      const answer = await callProvider('transcription', {
        url: `${baseUrl}/audio/transcriptions`,
        headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
        body,
        timeoutMs: 15_000,
      });
      return providerJson('transcription', answer, answerSchema).text;
    },
  };
}
