import { UNANSWERED, type QuizAttempt } from '@revisoins/assessment';
import { QuestionFooter, QuestionNavigator } from '@revisoins/assessment/player';
import { StepDots } from '@revisoins/ui';
import { useState } from 'react';
import { goOn } from './hand-in.ts';
import type { Quiz } from './quiz.store.ts';

const NAVIGATOR = 'quiz-navigator';

export function QuizFooter({ quiz, attempt: { position, answers } }: { quiz: Quiz; attempt: QuizAttempt }) {
  const [isOpen, setOpen] = useState(false);
  const questions = answers.map((answer) => ({ isAnswered: answer !== UNANSWERED }));
  const goTo = (wanted: number) => {
    quiz.move({ type: 'go-to', position: wanted });
    setOpen(false);
  };
  return (
    <QuestionFooter
      kind="quiz"
      position={position}
      total={questions.length}
      answered={questions.filter(({ isAnswered }) => isAnswered).length}
      onPrevious={() => quiz.move({ type: 'previous' })}
      onNext={answers[position] === UNANSWERED ? undefined : () => goOn(quiz)}
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
