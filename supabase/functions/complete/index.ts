// POST { text, systemPrompt?, language?, previous?, entry?, voice? } -> { reply, outcome, help?, more?,
// sources: [{ id, topic, title, reviewed, skills }], choices: [{ id, title, passage }], subject }. outcome:
// 'answer', 'choices' (entries that may have been meant, each with what it says that comes closest to the
// question), 'unknown', or 'other' for a question that is not about the course. help: true when the reply
// contains help lines. more: the rest of the entry. subject: what to send as `previous` with the next
// question, and the first source as `entry`, so that 'et chez l’enfant?' is understood. With Accept:
// text/event-stream, { text, help? } for each piece of the reply first, then the same as the event 'end'.
// With `voice` too, { voiceId?, modelId? }, an answer brings the sound of its beginning along: { sound: {
// words, type, base64 } }, or { sound: null } where tts refuses; `spoken` on a piece of the text says that
// it follows.
// POST { prepare: true, language? } -> {}: loads what the first question would wait for.
// Danger for a real person is answered first, in fixed words (safety/); below them may stand what the entries
// say of the subject, where something is asked that is not about the writer. No model sees it.
// Every answer about the subject is based on entries of the quick reference; without entries there is none,
// whoever writes it. A calculation with the question's own numbers is arithmetic, and has no source.
import { createQueue } from '../_shared/bounded-queue.ts';
import { eventStream, takesEvents } from '../_shared/event-stream.ts';
import { readLearnerId } from '../_shared/learner-id.ts';
import { readJson } from '../_shared/read-json.ts';
import { servePost } from '../_shared/serve-post.ts';
import { takeQuota } from '../_shared/take-quota.ts';
import { writeCalculation } from './calculate/write-calculation.ts';
import { chooseWriter } from './choose-writer.ts';
import { readCompletion, inPieces, nothing, toChoices } from './completion.ts';
import { completionRequest, type CompletionRequest } from './completion-request.schema.ts';
import { classifyQuestion, type QuestionKind } from './classify-question.ts';
import { helpThenStudy } from './help-then-study.ts';
import { lookUp, type LookedUp } from './look-up/look-up.ts';
import { searchReference } from './look-up/search-reference.ts';
import { replyToParts } from './look-up/entry-reply.ts';
import { rehearse } from './rehearse.ts';
import { caution, help } from './safety/help.ts';
import { judge, type Judgement } from './safety/judge.ts';
import { mayStudyFollow } from './safety/may-study-follow.ts';
import { detectLanguage } from './safety/detect-language.ts';
import { bookReading } from './safety/reading.ts';
import { withSound } from './with-sound.ts';
import { ownAnswers, warnings, wordings } from './wordings.ts';

/** How long a preparation counts, in milliseconds: until then, further requests prepare nothing. */
const READY_FOR = 60_000;
let readySince = -READY_FOR;
/** Questions to the database: a few keep it busy, and the last of these still has its answer in seconds. */
const enqueue = createQueue({ atOnce: 4, waiting: 20, ofOneCaller: 6 });

const book = (request: Request) => takeQuota(request, 'complete');
const inTurn = <T>(request: Request, work: () => Promise<T>) => enqueue(readLearnerId(request), work);

/** What the quick reference has on a question, booked for the learner. Throws a Refusal. */
const find = (request: Request, { text, previous, entry }: CompletionRequest, language: 'fr' | 'en') =>
  inTurn(request, async (): Promise<LookedUp> => {
    const found = await lookUp({ text, language, previous, entry }, searchReference(request));
    // Not before: a question whose search failed is not booked.
    await book(request);
    return found;
  });

servePost(async (request) => {
  const asked = await readJson(request, completionRequest);
  if (asked.prepare) {
    if (performance.now() - readySince < READY_FOR) return {};
    readySince = performance.now();
    await rehearse(asked.language, searchReference(request));
    return {};
  }
  // Before any quota, search or model: nobody in danger waits. A caller whose texts exceed the reading limit
  // gets help, unread.
  if (!bookReading(request, asked.text))
    return { ...nothing, reply: help[asked.language].unclear, help: true };
  const judgement = judge(asked.text);
  const kind = classifyQuestion(asked.text);
  const spoken = detectLanguage(asked.text, asked.language);
  if (judgement.level === 'help' && !(judgement.danger === 'unclear' && kind !== 'course')) {
    const { danger } = judgement;
    if (ownAnswers[spoken][kind] !== undefined || !mayStudyFollow(asked.text, danger))
      return { ...nothing, reply: help[spoken][danger], help: true };
    const pieces = helpThenStudy({ danger, language: spoken, find: () => find(request, asked, spoken) });
    return takesEvents(request) ? eventStream(pieces, new AbortController()) : readCompletion(pieces);
  }
  return study(request, asked, judgement, kind).catch((refusal: unknown) => {
    // During an exam, over the limit, or in a crowd, a question about suicide still gets the numbers.
    if (judgement.danger !== 'distress') throw refusal;
    return { ...nothing, reply: help[spoken].distress, help: true };
  });
});

/** The entry's answer, with help before it where the question may also be about danger. Throws a Refusal. */
async function study(
  request: Request,
  asked: CompletionRequest,
  judgement: Judgement,
  kind: QuestionKind,
): Promise<object> {
  const language = detectLanguage(asked.text, asked.language);
  const fixed = ownAnswers[language][kind];
  if (fixed !== undefined) {
    await inTurn(request, () => book(request));
    return { ...nothing, reply: fixed };
  }
  const cautioned =
    judgement.danger && caution[language][judgement.danger === 'distress' ? 'distress' : 'other'];
  // A text about death gets the numbers, answered or not.
  const warned = warnings[language][kind];
  const calculated = writeCalculation(asked.text, language);
  if (calculated !== undefined) {
    await inTurn(request, () => book(request));
    const reply = [cautioned, warned, calculated].filter((part) => part !== undefined).join(' ');
    return { ...nothing, outcome: 'answer', reply, ...(cautioned && { help: true }) };
  }
  const { decision, asking, subject, second } = await find(request, asked, language);
  if (decision.outcome !== 'answer') {
    const choices = decision.outcome === 'choices' ? toChoices(decision.entries, asking, language) : [];
    const reply = [cautioned, warned, wordings[language][decision.outcome]]
      .filter((part) => part !== undefined)
      .join(' ');
    return {
      ...nothing,
      outcome: decision.outcome,
      reply,
      ...(cautioned && { help: true }),
      choices,
      subject,
    };
  }
  const { best, others } = decision;
  const { reply, more } = replyToParts(best, asking, second, language);
  const own = [best.entry, ...(second ? [second.best.entry] : [])];
  const passages = [...own, ...others];
  const answer = { reply, more, subject, passages, answering: own.length };
  const gone = new AbortController();
  const pieces = inPieces(
    answer,
    chooseWriter().write({ ...asked, language }, answer, gone.signal),
    cautioned,
    warned,
  );
  if (!takesEvents(request)) return readCompletion(pieces);
  return eventStream(asked.voice ? withSound(pieces, request, asked, gone.signal) : pieces, gone);
}
