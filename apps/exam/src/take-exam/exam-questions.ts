import { countAnswered, examRules, readClock } from '@revisoins/assessment';
import type { AttemptQuestions } from '@revisoins/assessment/player';
import { deviceReading } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';
import type { ExamAttempt } from '../attempt/exam-attempt.ts';

const text = (key: string, options: Record<string, unknown> = {}) => i18n.t(key, { ns: 'exam', ...options });

/** What ends the part on screen: itself, or the exam with it. */
export function finishLabel({ part, partCount }: Pick<ExamAttempt, 'part' | 'partCount'>): string {
  return part < partCount ? text('mock.finishPart', { part }) : text('play.finish');
}

/** Whether the correction of these answers would open later, if all the questions are new to the learner. */
function isTooFast({ clock, startedAt, answers }: ExamAttempt): boolean {
  const given = countAnswered(answers);
  return readClock(clock, deviceReading()).now - startedAt < given * examRules.secondsPerAnswer * 1000;
}

/** The question to the learner before an exam is handed in or left. */
export const examQuestions: AttemptQuestions<ExamAttempt> = {
  beforeFinish(attempt) {
    const { answers, flagged } = attempt;
    const open = answers.length - countAnswered(answers);
    const isPart = attempt.part < attempt.partCount;
    const all = isPart ? 'mock.finishAll' : 'play.finishAll';
    return {
      title: isPart ? text('mock.finishTitle', attempt) : text('play.finishTitle'),
      body: [
        open > 0 ? text('play.finishBody', { count: open }) : text(all, attempt),
        ...(isPart && open > 0 ? [text('mock.finishForGood')] : []),
        ...(flagged.includes(true) ? [text('play.finishFlagged')] : []),
        ...(!isPart && isTooFast(attempt)
          ? [text('play.finishTooFast', { seconds: examRules.secondsPerAnswer })]
          : []),
      ].join(' '),
      confirmLabel: finishLabel(attempt),
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
