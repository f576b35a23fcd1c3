import { UNANSWERED, type QuizDraft } from '@revisoins/assessment';
import { QuestionFooter, QuestionNavigator } from '@revisoins/assessment/player';
import { StepDots } from '@revisoins/ui';
import { useState } from 'react';
import { goOn } from './hand-in.ts';
import { moveQuiz } from './quiz.store.ts';

const NAVIGATOR = 'quiz-navigator';

export function QuizFoot({ draft: { position, answers } }: { draft: QuizDraft }) {
  const [isOpen, setOpen] = useState(false);
  const questions = answers.map((answer) => ({ isAnswered: answer !== UNANSWERED }));
  const goTo = (wanted: number) => {
    moveQuiz({ type: 'go-to', position: wanted });
    setOpen(false);
  };
  return (
    <QuestionFooter
      kind="quiz"
      position={position}
      total={questions.length}
      answered={questions.filter(({ isAnswered }) => isAnswered).length}
      onPrevious={() => moveQuiz({ type: 'previous' })}
      onNext={answers[position] === UNANSWERED ? undefined : goOn}
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
