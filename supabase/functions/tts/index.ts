// POST { text, language?, voiceId?, modelId? } -> the text as sound: audio/mpeg, or audio/wav from the embedded synthesiser
import { readJson } from '../_shared/read-json.ts';
import { servePost } from '../_shared/serve-post.ts';
import { chooseSpeaker } from '../_shared/speech/choose-speaker.ts';
import { takeQuota } from '../_shared/take-quota.ts';
import { speechRequest } from './speech-request.schema.ts';

servePost(async (request) => {
  const wanted = await readJson(request, speechRequest);
  await takeQuota(request, 'tts', wanted.text.length);
  const { bytes, type } = await chooseSpeaker().speak(wanted);
  return new Response(bytes, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
});
