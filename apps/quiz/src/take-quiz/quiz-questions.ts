import { countAnswered, type QuizAttempt } from '@revisoins/assessment';
import type { AttemptQuestions } from '@revisoins/assessment/player';
import { i18n } from '@revisoins/i18n';
import { subjectByTitle, sessionContext } from '../attempt/quiz-place.ts';

const say = (key: string, options: Record<string, unknown> = {}) => i18n.t(key, { ns: 'quiz', ...options });

/** The question to the learner before a quiz ends or is left. */
export const quizQuestions: AttemptQuestions<QuizAttempt> = {
  /** Nothing when every question is answered. */
  beforeFinish({ answers, skillTitle }) {
    const open = answers.length - countAnswered(answers);
    if (open === 0) return null;
    const words = sessionContext(subjectByTitle(skillTitle));
    return {
      title: say('play.finishTitle', words),
      body: say('play.finishBody', { count: open }),
      confirmLabel: say('play.finishConfirm'),
      cancelLabel: say('play.stay', words),
    };
  },
  /** The answers stay on the device, but the time of a timed quiz runs on. Nothing without any answer. */
  beforeLeaving({ answers, deadline, skillTitle }) {
    if (countAnswered(answers) === 0) return null;
    const words = sessionContext(subjectByTitle(skillTitle));
    return {
      title: say('play.leaveTitle', words),
      body: say(deadline === null ? 'play.leaveBodyUntimed' : 'play.leaveBody'),
      confirmLabel: say('play.leaveConfirm'),
      cancelLabel: say('play.stay', words),
      emphasis: 'cancel',
    };
  },
};
