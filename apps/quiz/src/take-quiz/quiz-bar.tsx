import { countdownTone, type QuizAttempt } from '@revisoins/assessment';
import { AttemptBar, useAttemptTime } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import { exitPath, sessionContext, type QuizSubject } from '../attempt/quiz-place.ts';
import type { Quiz } from './quiz.store.ts';

export interface QuizBarProps {
  readonly quiz: Quiz;
  readonly attempt: QuizAttempt;
  readonly title: string;
  readonly subject: QuizSubject;
  readonly isTimeShown: boolean;
  readonly onTimeShown: (isShown: boolean) => void;
}

/** The bar of a running quiz. A tick re-renders only this bar. */
export function QuizBar({ quiz, attempt, title, subject, isTimeShown, onTimeShown }: QuizBarProps) {
  const { t } = useTranslation('quiz');
  const { left } = useAttemptTime(quiz, attempt);
  const total = attempt.questions.length;
  const { startedAt, deadline } = attempt;
  return (
    <AttemptBar
      kind="quiz"
      label={title}
      words={sessionContext(subject)}
      exit={exitPath(subject)}
      progress={{ position: attempt.position, total }}
      untimed={attempt.correction === 'at-once' ? t('mode.training') : undefined}
      {...(left !== null &&
        deadline !== null && {
          time: {
            left,
            total: (deadline - startedAt) / 1000,
            tone: countdownTone(left),
            isShown: isTimeShown,
            onShownChange: onTimeShown,
          },
        })}
    />
  );
}
