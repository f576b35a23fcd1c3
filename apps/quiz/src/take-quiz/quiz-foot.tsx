import { UNANSWERED, type QuizDraft } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { QuestionFoot, StepDots } from '@revisoins/ui';
import { useState } from 'react';
import { goOn } from './hand-in.ts';
import { moveQuiz } from './quiz.store.ts';
import { NAVIGATOR_ID, QuestionNavigator } from './question-navigator.tsx';

export function QuizFoot({ draft }: { draft: QuizDraft }) {
  const { t } = useTranslation('quiz');
  const [isOpen, setOpen] = useState(false);
  const { position, questions, answers } = draft;
  const isLast = position === questions.length - 1;
  const answered = answers.filter((answer) => answer !== UNANSWERED).length;
  return (
    <QuestionFoot
      previousLabel={t('play.previous')}
      nextLabel={isLast ? t('play.finish') : t('play.next')}
      onPrevious={position === 0 ? undefined : () => moveQuiz({ type: 'previous' })}
      onNext={answers[position] === UNANSWERED ? undefined : goOn}
      opener={{
        word: t('play.questions'),
        rest: t('play.questionsAnswered', { answered, total: questions.length }),
        controls: NAVIGATOR_ID,
        isOpen,
        onToggle: () => setOpen(!isOpen),
        picture: (
          <StepDots
            count={questions.length}
            current={position}
            isDone={(step) => answers[step] !== UNANSWERED}
          />
        ),
      }}
    >
      {isOpen ? <QuestionNavigator draft={draft} onGo={() => setOpen(false)} /> : null}
    </QuestionFoot>
  );
}
