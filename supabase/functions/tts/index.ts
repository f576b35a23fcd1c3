// POST { text, language?, voiceId?, modelId? } -> the text as sound: audio/mpeg, or audio/wav from the
// embedded synthesiser.
// POST { prepare: true } -> { provider }: loads what the first text would wait for; asks no provider and
// costs nothing. `provider`: a service speaks for this site, rather than the embedded synthesiser.
import * as z from 'zod';
import { bounds } from '../_shared/assessment/bounds.ts';
import { language } from '../_shared/language.schema.ts';
import { readJson } from '../_shared/read-json.ts';
import { Refusal } from '../_shared/refusal.ts';
import { servePost } from '../_shared/serve-post.ts';
import { chooseSpeaker } from '../_shared/speech/choose-speaker.ts';
import { normalizeForSpeech } from '../_shared/speech/normalize-for-speech.ts';
import { voice } from '../_shared/speech/voice.schema.ts';
import { takeQuota } from '../_shared/take-quota.ts';

/** The cost in characters: even the shortest text costs a call. */
const LEAST_BOOKED = 20;

/** Browsers send one sentence at a time; 2000 characters are some two minutes. */
const speechRequest = voice.extend({
  prepare: z.undefined().optional(),
  text: z.string().trim().min(bounds.spokenText[0]).max(bounds.spokenText[1]),
  language,
});

const ttsRequest = z.discriminatedUnion('prepare', [z.object({ prepare: z.literal(true) }), speechRequest]);

servePost(async (request) => {
  const body = await readJson(request, ttsRequest);
  if (body.prepare) {
    const speaker = chooseSpeaker();
    await speaker.prepare();
    return { provider: speaker.isProvider };
  }
  const text = normalizeForSpeech(body.text, body.language);
  if (text === '') throw new Refusal('invalid', 'There is nothing to say in this text.');
  await takeQuota(request, 'tts', Math.max(LEAST_BOOKED, text.length));
  const { bytes, type } = await chooseSpeaker().speak({ ...body, text });
  return new Response(bytes, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
});
