import { allottedSeconds, countdownTone, type QuizDraft } from '@revisoins/assessment';
import { AttemptBar } from '@revisoins/assessment/player';
import type { Quiz } from './quiz.store.ts';
import { useQuizClock } from './use-quiz-clock.ts';

export interface QuizBarProps {
  readonly quiz: Quiz;
  readonly draft: QuizDraft;
  readonly title: string;
  readonly isTimeShown: boolean;
  readonly onTimeShown: (isShown: boolean) => void;
}

/** The bar of a running quiz. Its ticks redraw nothing else. */
export function QuizBar({ quiz, draft, title, isTimeShown, onTimeShown }: QuizBarProps) {
  const { left } = useQuizClock(quiz, draft);
  const total = draft.questions.length;
  const allotted = allottedSeconds(total, draft.timing);
  return (
    <AttemptBar
      kind="quiz"
      label={title}
      exit="/skills"
      progress={{ position: draft.position, total }}
      {...(left !== null &&
        allotted !== null && {
          time: {
            left,
            total: allotted,
            tone: countdownTone(left),
            isShown: isTimeShown,
            onShownChange: onTimeShown,
          },
        })}
    />
  );
}
