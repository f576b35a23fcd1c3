import { deviceReading } from '@revisoins/host';
import { startClock, startQuiz, countAnswered, type Question, type QuizDraft } from '@revisoins/assessment';
import { isHandedOver } from '../deliver-result/settle-result.ts';
import { drawPorts } from '../draw-questions/draw-ports.ts';
import { drawQuestions } from '../draw-questions/draw-questions.ts';
import { saveHistory } from '../draw-questions/save-history.ts';
import { toastDrawn, toastNotDrawn, type DrawFailure } from '../draw-questions/drawing-toasts.ts';
import { forgetQuiz, keepQuiz, storedQuiz } from '../quiz-draft/draft-storage.ts';
import type { StoredQuiz, Purpose } from '../quiz-draft/stored-quiz.schema.ts';
import { wakeQuiz } from '../quiz-draft/wake-quiz.ts';
import type { QuizPlace } from './quiz-place.ts';

/** A new quiz, kept on the device from its first moment. */
export function beginWith(place: QuizPlace, questions: readonly Question[], purpose: Purpose): StoredQuiz {
  const draft = startQuiz({
    attemptId: crypto.randomUUID(),
    owner: place.learner,
    skillTitle: place.skill.title,
    questions,
    timing: place.timing,
    clock: startClock(deviceReading()),
    random: Math.random,
  });
  const kept = { purpose, asked: place.count, draft };
  keepQuiz(kept);
  return kept;
}

/** Time ran out before anything was answered: nobody took this quiz, and it earns nobody a zero. */
function isAbandoned({ finished, answers }: QuizDraft): boolean {
  return finished?.isTimeUp === true && countAnswered(answers) === 0;
}

/** The quiz that the device holds for this place, its clock running on; null when there is none to go on with. */
export async function resumeQuiz({ learner, skill }: QuizPlace): Promise<StoredQuiz | null> {
  const kept = storedQuiz(learner, skill.id);
  if (!kept) return null;
  const { attemptId } = kept.draft;
  const woken = wakeQuiz(kept, deviceReading());
  const isOver = woken.draft.finished && (isAbandoned(woken.draft) || (await isHandedOver(attemptId)));
  if (isOver) {
    forgetQuiz(learner, skill.id, attemptId);
    return null;
  }
  keepQuiz(woken);
  return woken;
}

/** A new quiz of drawn questions; a failure has been told to the learner. Rejects only when the signal is aborted. */
export async function drawQuiz(
  place: QuizPlace,
  shownTitle: string,
  signal: AbortSignal,
): Promise<StoredQuiz | DrawFailure> {
  const { learner, skill, count } = place;
  const fail = (failure: DrawFailure): DrawFailure => {
    toastNotDrawn(failure, count, shownTitle);
    return failure;
  };
  try {
    const outcome = await drawQuestions(
      { skillTitle: skill.title, count },
      drawPorts(learner, skill.title),
      signal,
    );
    signal.throwIfAborted();
    if (outcome.kind !== 'drawn') return fail(outcome.kind);
    const kept = beginWith(place, outcome.questions, 'scored');
    toastDrawn(outcome, count, shownTitle);
    void saveHistory(learner, skill.title, outcome.questions);
    return kept;
  } catch {
    signal.throwIfAborted();
    return fail('failed');
  }
}
