import { deviceReading } from '@revisoins/host';
import { readClock } from '@revisoins/assessment';
import { beginDraft } from '../exam-draft/begin-draft.ts';
import { keepExam, storedExam } from '../exam-draft/stored-exam.ts';
import type { ExamFacts } from '../exam-server/exam-facts.schema.ts';
import { examRefusal } from '../exam-server/exam-refusal.ts';
import { followExam, readPaper, type Timed } from '../exam-server/exam-calls.ts';
import { catchUp, deliver } from './deliver-answers.ts';
import {
  changeSitting,
  exam,
  settleClock,
  show,
  showFinished,
  showGone,
  showIdle,
  sitting,
  type ExamPlace,
} from './exam.store.ts';

let wanted: ExamPlace | null = null;
const isWanted = (place: ExamPlace) => wanted?.learner === place.learner;

/** The exam that this device holds goes on at once, connection or not; the server then tells where it stands. */
function resume(place: ExamPlace): boolean {
  const kept = storedExam(place.learner);
  if (!kept) return false;
  const draft = { ...kept, clock: readClock(kept.clock, deviceReading()) };
  keepExam(draft);
  show({ phase: 'sitting', draft, connection: 'reached', isHandingIn: false });
  return true;
}

/** What the server says of the exam on screen: its clock, its end, answers from elsewhere. */
async function takeNote({ answer, serverTime }: Timed<ExamFacts>): Promise<void> {
  const state = sitting();
  if (!state || state.draft.id !== answer.id) return;
  if (answer.state === 'finished') showFinished(answer);
  else if (answer.state === 'abandoned') showGone(answer.id);
  else {
    settleClock(serverTime);
    if (answer.lastSequence > state.draft.lastSequence && state.draft.waiting.length === 0)
      await catchUp(answer.id);
  }
}

/** Asks the server about the exam on screen. Resolves with whether it answered. */
export async function ask(): Promise<boolean> {
  const id = sitting()?.draft.id;
  if (id === undefined) return false;
  try {
    await takeNote(await followExam(id));
    changeSitting({ connection: 'reached' });
    return true;
  } catch (error) {
    if (examRefusal(error) === 'exam_not_found') showGone(id);
    else changeSitting({ connection: 'lost' });
    return false;
  }
}

/** Fetches the exam that is under way elsewhere. */
async function fetchLive(place: ExamPlace, examId: string): Promise<void> {
  show({ phase: 'preparing' });
  try {
    const { answer: paper, serverTime } = await readPaper(examId);
    if (!isWanted(place)) return;
    const draft = beginDraft(paper, place.learner, deviceReading(serverTime));
    keepExam(draft);
    show({ phase: 'sitting', draft, connection: 'reached', isHandingIn: false });
  } catch {
    if (isWanted(place)) show({ phase: 'failed' });
  }
}

/** Shows the exam under way; begins none. Calling it again while one is open changes nothing. */
export function openExam(place: ExamPlace): void {
  const isOpen = isWanted(place) && !['idle', 'failed'].includes(exam.getState().phase);
  wanted = place;
  if (isOpen) return;
  if (resume(place)) void ask().then(() => deliver());
  else if (place.liveId !== null) void fetchLive(place, place.liveId);
  else show({ phase: 'failed' });
}

/** The screen was left. What was answered stays on the device and goes on to the server. */
export function closeExam(): void {
  wanted = null;
  // React mounts effects twice in development: only a screen that stays away is left.
  setTimeout(() => {
    if (wanted === null) showIdle();
  });
}
