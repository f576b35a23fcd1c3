import { isAnswered, mayGoOn, type QuizAttempt } from '@revisoins/assessment';
import { QuestionFooter, QuestionNavigator } from '@revisoins/assessment/player';
import { StepDots } from '@revisoins/ui';
import { useState } from 'react';
import type { Quiz } from './quiz.store.ts';

const NAVIGATOR = 'quiz-navigator';

export interface QuizFooterProps {
  readonly quiz: Quiz;
  readonly attempt: QuizAttempt;
  readonly onGoOn: () => void;
  readonly onGoBack: () => void;
}

export function QuizFooter({ quiz, attempt, onGoOn, onGoBack }: QuizFooterProps) {
  const { position, answers } = attempt;
  const [isOpen, setOpen] = useState(false);
  const questions = answers.map((answer) => ({ isAnswered: isAnswered(answer) }));
  const goTo = (wanted: number) => {
    quiz.move({ type: 'go-to', position: wanted });
    setOpen(false);
  };
  return (
    <QuestionFooter
      kind="quiz"
      position={position}
      total={questions.length}
      answered={questions.filter((question) => question.isAnswered).length}
      onPrevious={onGoBack}
      onNext={mayGoOn(attempt) ? onGoOn : undefined}
      opener={{
        controls: NAVIGATOR,
        isOpen,
        onToggle: () => setOpen(!isOpen),
        picture: (
          <StepDots
            count={questions.length}
            current={position}
            isDone={(step) => questions[step]?.isAnswered === true}
          />
        ),
      }}
    >
      {isOpen ? (
        <QuestionNavigator kind="quiz" id={NAVIGATOR} questions={questions} position={position} onGo={goTo} />
      ) : null}
    </QuestionFooter>
  );
}
