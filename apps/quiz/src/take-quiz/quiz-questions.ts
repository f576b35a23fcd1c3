import { countAnswered, type QuizAttempt } from '@revisoins/assessment';
import type { AttemptQuestions } from '@revisoins/assessment/player';
import { i18n } from '@revisoins/i18n';

const say = (key: string, options: Record<string, unknown> = {}) => i18n.t(key, { ns: 'quiz', ...options });

/** The question to the learner before a quiz ends or is left. */
export const quizQuestions: AttemptQuestions<QuizAttempt> = {
  /** Nothing when every question is answered. */
  beforeFinish({ answers }) {
    const open = answers.length - countAnswered(answers);
    if (open === 0) return null;
    return {
      title: say('play.finishTitle'),
      body: say('play.finishBody', { count: open }),
      confirmLabel: say('play.finishConfirm'),
      cancelLabel: say('play.stay'),
    };
  },
  /** The answers stay on the device, but the time of a timed quiz runs on. Nothing without any answer. */
  beforeLeaving({ answers, deadline }) {
    if (countAnswered(answers) === 0) return null;
    return {
      title: say('play.leaveTitle'),
      body: say(deadline === null ? 'play.leaveBodyUntimed' : 'play.leaveBody'),
      confirmLabel: say('play.leaveConfirm'),
      cancelLabel: say('play.stay'),
      emphasis: 'cancel',
    };
  },
};
