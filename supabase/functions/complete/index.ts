// POST { text, systemPrompt?, language? } -> { reply, sources: [{ id, title, reviewed }] }
// Every answer rests on quiz items of the bank; without any there is no answer, whoever writes it.
import { readJson } from '../_shared/read-json.ts';
import { servePost } from '../_shared/serve-post.ts';
import { takeQuota } from '../_shared/take-quota.ts';
import { asksForExamKey } from './asks-for-exam-key.ts';
import { chooseWriter } from './choose-writer.ts';
import { completionRequest } from './completion-request.schema.ts';
import { findPassages } from './find-passages.ts';
import { wordings } from './wordings.ts';

servePost(async (request) => {
  const asked = await readJson(request, completionRequest);
  await takeQuota(request, 'complete');
  const passages = await findPassages(request, asked.text, asked.language);
  if (asksForExamKey(asked.text)) return { reply: wordings[asked.language].noExamKey, sources: [] };
  if (passages.length === 0) return { reply: wordings[asked.language].unknown, sources: [] };
  const reply = await chooseWriter().write(asked, passages);
  return { reply, sources: passages.map(({ id, skillTitle, reviewed }) => ({ id, title: skillTitle, reviewed })) };
});
