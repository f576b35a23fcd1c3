import { calculationCount, type QuizAttempt } from '@revisoins/assessment';
import { saveHistory } from '@revisoins/assessment/player';
import { beginQuiz } from '../attempt/begin-quiz.ts';
import { readTimeFactor } from '../plan/time-factor.ts';
import type { QuizPlace } from '../attempt/quiz-place.ts';
import { drawPorts } from '../draw-questions/draw-ports.ts';
import { drawQuestions, type DrawOutcome } from '../draw-questions/draw-questions.ts';
import { toastDrawn, toastNotDrawn, type DrawFailure } from '../draw-questions/drawing-toasts.ts';

/** The planner: the quiz of a skill does not need it. */
const loadDrawSession = () => import(/* webpackChunkName: "session" */ '../plan/draw-session.ts');

export interface NewQuiz {
  readonly attempt: QuizAttempt;
  /**
   * Announces that the quiz is ready once it is shown, so that the message finds a place where it covers no
   * question.
   */
  readonly onShown: () => void;
}

/**
 * A new quiz with drawn questions; failures are shown to the learner. Rejects only when the signal is
 * aborted.
 */
export async function drawQuiz(
  place: QuizPlace,
  shownTitle: string,
  signal: AbortSignal,
): Promise<NewQuiz | { readonly failure: DrawFailure }> {
  const { learner, skill, count, session } = place;
  const fail = (failure: DrawFailure) => {
    // Having no mistakes to review is good news, which the screen reports.
    if (session !== 'mistakes' || failure !== 'no-questions')
      toastNotDrawn(failure, count, shownTitle, skill);
    return { failure };
  };
  const timeFactor = readTimeFactor(place);
  try {
    const outcome = session
      ? await (await loadDrawSession()).drawSession({ learner, session, count }, signal)
      : await drawForSkill(place, signal);
    signal.throwIfAborted();
    if (outcome.kind !== 'drawn') return fail(outcome.kind);
    const attempt = beginQuiz(place, outcome.questions, 'scored', await timeFactor);
    void saveHistory(learner, skill.title, outcome.questions);
    // A session is announced where it was chosen, and may be shorter than usual.
    return { attempt, onShown: () => session ?? toastDrawn(outcome, count, shownTitle) };
  } catch {
    signal.throwIfAborted();
    return fail('failed');
  }
}

function drawForSkill(
  { learner, skill, count, items }: QuizPlace,
  signal: AbortSignal,
): Promise<DrawOutcome> {
  return drawQuestions(
    { skillTitle: skill.title, count, calculations: calculationCount(skill.id, count, items) },
    drawPorts(learner, skill),
    signal,
  );
}
