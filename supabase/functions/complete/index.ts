// POST { text, systemPrompt?, language? } -> { reply, help?, sources: [{ id, title, reviewed }], questions? }: near ones, where the bank does not
// answer; help: true, where lines of help stand in the reply
// With Accept: text/event-stream, { text, help? } for each piece of the reply first, then the same as the event 'end'.
// Danger for a real person is answered first, in fixed words (safety/); nothing else of this file sees it.
// Every answer about the subject rests on quiz items of the bank; without any there is none, whoever writes it.
import { eventStream, takesEvents } from '../_shared/event-stream.ts';
import { readJson } from '../_shared/read-json.ts';
import { servePost } from '../_shared/serve-post.ts';
import { takeQuota } from '../_shared/take-quota.ts';
import { chooseWriter } from './choose-writer.ts';
import { readCompletion, inPieces } from './completion.ts';
import { completionRequest, type CompletionRequest } from './completion-request.schema.ts';
import { findPassages } from './find-passages.ts';
import { classifyQuestion, type QuestionKind } from './classify-question.ts';
import { nearQuestions } from './near-questions.ts';
import { caution, help } from './safety/help.ts';
import { judge, type Judgement } from './safety/judge.ts';
import { detectLanguage } from './safety/detect-language.ts';
import { bookReading } from './safety/reading.ts';
import { ownAnswers, warnings, wordings } from './wordings.ts';

servePost(async (request) => {
  const asked = await readJson(request, completionRequest);
  // Before any quota, search or model: nobody in danger waits. A caller whose texts exceed the reading limit
  // gets help, unread.
  if (!bookReading(request, asked.text))
    return { reply: help[asked.language].unclear, help: true, sources: [] };
  const judgement = judge(asked.text);
  const kind = classifyQuestion(asked.text);
  const spoken = detectLanguage(asked.text, asked.language);
  if (judgement.level === 'help' && !(judgement.danger === 'unclear' && kind !== 'course')) {
    return { reply: help[spoken][judgement.danger], help: true, sources: [] };
  }
  return study(request, asked, judgement, kind).catch((refusal: unknown) => {
    // During an exam, or over the limit, a question about suicide still gets the numbers.
    if (judgement.danger !== 'distress') throw refusal;
    return { reply: help[spoken].distress, help: true, sources: [] };
  });
});

/** The bank's answer, with help before it where the question may also be about danger. Throws a Refusal. */
async function study(
  request: Request,
  asked: CompletionRequest,
  judgement: Judgement,
  kind: QuestionKind,
): Promise<object> {
  const spoken = detectLanguage(asked.text, asked.language);
  await takeQuota(request, 'complete');
  const own = ownAnswers[asked.language][kind];
  if (own !== undefined) return { reply: own, sources: [] };
  const cautioned =
    judgement.danger && caution[spoken][judgement.danger === 'distress' ? 'distress' : 'other'];
  const warned = warnings[asked.language][kind];
  const { passages, near } = await findPassages(request, asked.text, asked.language);
  if (passages.length === 0) {
    const questions = nearQuestions(near, asked.language);
    const { unknown, near: unknownButNear } = wordings[asked.language];
    // A text about death without an answer gets the numbers.
    const reply = [cautioned, warned, questions.length === 0 ? unknown : unknownButNear]
      .filter((part) => part !== undefined)
      .join(' ');
    return { reply, ...(cautioned && { help: true }), sources: [], questions };
  }
  const writer = chooseWriter();
  const used = passages.slice(0, writer.takes);
  const gone = new AbortController();
  const pieces = inPieces(
    writer.write(asked, used, gone.signal),
    used,
    judgement.level === 'caution' ? cautioned : undefined,
    warned,
  );
  return takesEvents(request) ? eventStream(pieces, gone) : readCompletion(pieces);
}
