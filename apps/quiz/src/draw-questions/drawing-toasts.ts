import { dismissTopic, toast } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';
import { sessionContext, type QuizSubject } from '../attempt/quiz-place.ts';
import type { DrawnQuiz, DrawPorts } from './draw-questions.ts';

const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  i18n.t(key, { ns: 'quiz', ...values });

const DRAWN = 'quiz.drawn';

/** The toast that a quiz is ready disappears with the quiz. */
export const dismissDrawn = () => dismissTopic(DRAWN);

export function toastWaiting(subject: QuizSubject): void {
  toast({
    title: say('draw.busyTitle', sessionContext(subject)),
    description: say('draw.busyBody'),
    variant: 'info',
  });
}

export const toastFallback: DrawPorts['onFallback'] = (why, to) => {
  const fast = { title: say('draw.fastTitle'), description: say(`draw.fastBody.${to}`) };
  const reasons = {
    timeout: say('draw.timeout'),
    'invalid-format': say('draw.invalidFormat'),
    limited: say('draw.limited'),
    'wrong-count': null,
    failed: null,
  };
  const reason = reasons[why];
  // One toast for both messages: on a phone each would cover part of the first question.
  const message =
    reason === null ? fast : { title: reason, description: `${fast.title}. ${fast.description}` };
  toast({ ...message, variant: 'info' });
};

/** `asked` is the requested number of questions, `skill` the displayed title. */
export function toastDrawn(drawn: DrawnQuiz, asked: number, skill: string): void {
  if (drawn.repeated > 0 || drawn.questions.length < asked) {
    const fresh = say('draw.notEnoughBody', { count: drawn.unseenAvailable });
    const recent = drawn.seenAvailable > 0 ? [say('draw.recent', { count: drawn.seenAvailable })] : [];
    const next =
      drawn.questions.length < asked
        ? say('draw.shorter', { count: drawn.questions.length, asked })
        : say('draw.filledUp');
    toast({ title: say('draw.notEnoughTitle'), description: [fresh, ...recent, next].join(' ') });
  }
  const description = say('draw.doneBody', { count: drawn.questions.length, skill });
  toast({ title: say('draw.doneTitle'), description, variant: 'success', brief: true, topic: DRAWN });
}

export type DrawFailure = 'no-questions' | 'too-few' | 'failed';

export function toastNotDrawn(
  failure: DrawFailure,
  asked: number,
  skill: string,
  subject: QuizSubject,
): void {
  const words = sessionContext(subject);
  const texts = {
    'no-questions': {
      title: say('draw.noSkillTitle', words),
      description: say('draw.noSkillBody', { ...words, skill }),
    },
    'too-few': { title: say('draw.notUniqueTitle'), description: say('draw.notUniqueBody', { asked }) },
    failed: { title: say('draw.failedTitle', words), description: say('draw.failedBody') },
  };
  toast({ ...texts[failure], variant: 'destructive' });
}
