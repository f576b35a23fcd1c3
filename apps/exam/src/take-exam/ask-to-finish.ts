import { deviceReading } from '@revisoins/host';
import { countAnswered, examRules, readClock } from '@revisoins/assessment';
import { i18n } from '@revisoins/i18n';
import type { ExamAttempt } from '../attempt/exam-attempt.ts';
import type { Confirmations } from './confirm-in-exam.tsx';
import type { Exam } from './create-exam.ts';

const text = (key: string, options: Record<string, unknown> = {}) => i18n.t(key, { ns: 'exam', ...options });

/** Whether the correction of these answers would open later, if all the questions are new to the learner. */
function isTooFast({ clock, startedAt, answers }: ExamAttempt): boolean {
  const given = countAnswered(answers);
  return readClock(clock, deviceReading()).now - startedAt < given * examRules.secondsPerAnswer * 1000;
}

/** Hands the exam in after a confirmation that says what is unanswered. */
export async function askToFinish(exam: Exam, confirmations: Confirmations): Promise<void> {
  const state = exam.sitting();
  if (!state) return;
  const { answers, flagged } = state.attempt;
  const open = answers.length - countAnswered(answers);
  const hasFlags = flagged.includes(true);
  const body = [
    open > 0 ? text('play.finishBody', { count: open }) : text('play.finishAll'),
    ...(hasFlags ? [text('play.finishFlagged')] : []),
    ...(isTooFast(state.attempt)
      ? [text('play.finishTooFast', { seconds: examRules.secondsPerAnswer })]
      : []),
  ].join(' ');
  const isSure = await confirmations.ask({
    title: text('play.finishTitle'),
    body,
    confirmLabel: text('play.finish'),
    cancelLabel: text('play.stay'),
  });
  if (isSure) exam.finish();
}

/** Asks whether to leave the exam under way: its time does not stop. */
export function askToLeave(confirmations: Confirmations): Promise<boolean> {
  return confirmations.ask({
    title: text('play.leaveTitle'),
    body: text('play.leaveBody'),
    confirmLabel: text('play.leaveConfirm'),
    cancelLabel: text('play.stay'),
    emphasis: 'cancel',
  });
}
