// POST, a recording of some three seconds as it is -> { text }
// POST { check: true } as JSON -> { configured }: whether recordings are understood here; asks no provider
import { readBody } from '../_shared/read-body.ts';
import { Refusal } from '../_shared/refusal.ts';
import { servePost } from '../_shared/serve-post.ts';
import { takeQuota } from '../_shared/take-quota.ts';
import { chooseTranscriber } from './choose-transcriber.ts';
import { hasSignature, declaredFormat } from './recording-format.ts';

servePost(async (request) => {
  const type = (request.headers.get('Content-Type') ?? '').trim().toLowerCase();
  const transcriber = chooseTranscriber();
  if (type.startsWith('application/json')) return { configured: transcriber !== null };
  if (transcriber === null) throw new Refusal('not-configured', 'No transcription service is configured.');
  const format = declaredFormat(type);
  if (format === undefined) throw new Refusal('invalid', 'The body is not a recording.');
  const recording = await readBody(request, format.mostBytes);
  if (recording.byteLength === 0) throw new Refusal('invalid', 'The recording is empty.');
  if (!hasSignature(format, recording))
    throw new Refusal('invalid', 'The recording has another format than its type says.');
  await takeQuota(request, 'transcribe');
  return { text: (await transcriber.transcribe(new Blob([recording], { type }))).trim() };
});
