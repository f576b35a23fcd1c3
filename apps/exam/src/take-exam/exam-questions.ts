import { countAnswered, examRules, readClock } from '@revisoins/assessment';
import type { AttemptQuestions } from '@revisoins/assessment/player';
import { deviceReading } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';
import type { ExamAttempt } from '../attempt/exam-attempt.ts';

const text = (key: string, options: Record<string, unknown> = {}) => i18n.t(key, { ns: 'exam', ...options });

/** Whether the correction of these answers would open later, if all the questions are new to the learner. */
function isTooFast({ clock, startedAt, answers }: ExamAttempt): boolean {
  const given = countAnswered(answers);
  return readClock(clock, deviceReading()).now - startedAt < given * examRules.secondsPerAnswer * 1000;
}

/** What is asked before an exam is handed in or left. */
export const examQuestions: AttemptQuestions<ExamAttempt> = {
  beforeFinish(attempt) {
    const { answers, flagged } = attempt;
    const open = answers.length - countAnswered(answers);
    return {
      title: text('play.finishTitle'),
      body: [
        open > 0 ? text('play.finishBody', { count: open }) : text('play.finishAll'),
        ...(flagged.includes(true) ? [text('play.finishFlagged')] : []),
        ...(isTooFast(attempt) ? [text('play.finishTooFast', { seconds: examRules.secondsPerAnswer })] : []),
      ].join(' '),
      confirmLabel: text('play.finish'),
      cancelLabel: text('play.stay'),
    };
  },
  /** Its time does not stop. */
  beforeLeaving: () => ({
    title: text('play.leaveTitle'),
    body: text('play.leaveBody'),
    confirmLabel: text('play.leaveConfirm'),
    cancelLabel: text('play.stay'),
    emphasis: 'cancel',
  }),
};
