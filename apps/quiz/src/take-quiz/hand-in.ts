import { countAnswered, mayGoOn } from '@revisoins/assessment';
import { confirm } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';
import type { Quiz } from './quiz.store.ts';

const say = (key: string, options: Record<string, unknown> = {}) => i18n.t(key, { ns: 'quiz', ...options });

/** Ends the quiz on screen; asks first while questions are unanswered. */
export async function handIn(quiz: Quiz): Promise<void> {
  const state = quiz.state.getState();
  if (state.phase !== 'playing') return;
  const { answers } = state.attempt;
  const open = answers.length - countAnswered(answers);
  const isSure =
    open === 0 ||
    (await confirm({
      title: say('play.finishTitle'),
      body: say('play.finishBody', { count: open }),
      confirmLabel: say('play.finishConfirm'),
      cancelLabel: say('play.stay'),
    }));
  if (isSure) quiz.move({ type: 'finish' });
}

/** Goes to the next question once this one is answered; after the last one, hands the quiz in. */
export function goOn(quiz: Quiz): void {
  const state = quiz.state.getState();
  if (state.phase !== 'playing') return;
  const { attempt } = state;
  if (attempt.position < attempt.questions.length - 1) quiz.move({ type: 'next' });
  else if (mayGoOn(attempt)) void handIn(quiz);
}

/** Whether the quiz on screen has answers. */
export function hasAnswersAtStake(quiz: Quiz): boolean {
  const state = quiz.state.getState();
  return state.phase === 'playing' && countAnswered(state.attempt.answers) > 0;
}

/** Asks whether to leave: the answers stay on the device, but the time of a timed quiz runs on. */
export function askToLeave(quiz: Quiz): Promise<boolean> {
  const state = quiz.state.getState();
  const isTimed = state.phase === 'playing' && state.attempt.deadline !== null;
  return confirm({
    title: say('play.leaveTitle'),
    body: say(isTimed ? 'play.leaveBody' : 'play.leaveBodyUntimed'),
    confirmLabel: say('play.leaveConfirm'),
    cancelLabel: say('play.stay'),
    emphasis: 'cancel',
  });
}
