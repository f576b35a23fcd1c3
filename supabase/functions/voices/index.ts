// POST, no body -> { voices: [{ name, category, labels, voice_id }] }
import { servePost } from '../_shared/serve-post.ts';
import { chooseSpeaker } from '../_shared/speech/choose-speaker.ts';
import { takeQuota } from '../_shared/take-quota.ts';

servePost(async (request) => {
  await takeQuota(request, 'voices');
  return { voices: await chooseSpeaker().voices() };
});
