// POST, a recording as it is -> { text }
// POST { check: true } as JSON -> { configured }: whether recordings are understood here; asks no provider
import { readBody } from '../_shared/read-body.ts';
import { Refusal } from '../_shared/refusal.ts';
import { servePost } from '../_shared/serve-post.ts';
import { takeQuota } from '../_shared/take-quota.ts';
import { chooseTranscriber } from './choose-transcriber.ts';

/** Three seconds are some 50 KB as Opus and 600 KB as WAV. */
const MOST_BYTES = 2 * 1024 * 1024;

servePost(async (request) => {
  const type = (request.headers.get('Content-Type') ?? '').trim().toLowerCase();
  const transcriber = chooseTranscriber();
  if (type.startsWith('application/json')) return { configured: transcriber !== null };
  if (transcriber === null) throw new Refusal('not-configured', 'No transcription service is configured.');
  if (!/^(audio|video)\/[\w.+-]+/.test(type)) throw new Refusal('invalid', 'The body is no recording.');
  const recording = await readBody(request, MOST_BYTES);
  if (recording.byteLength === 0) throw new Refusal('invalid', 'The recording is empty.');
  await takeQuota(request, 'transcribe');
  return { text: (await transcriber.transcribe(new Blob([recording], { type }))).trim() };
});
