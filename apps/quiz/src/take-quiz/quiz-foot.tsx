import { UNANSWERED, type QuizDraft } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Button, StepDots, VisuallyHidden } from '@revisoins/ui';
import { ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { moveQuiz } from './quiz.store.ts';
import { NAVIGATOR_ID, QuestionNavigator } from './question-navigator.tsx';
import styles from './quiz-foot.module.css';

/** Previous, the way so far, next. On a phone it stays within reach of the thumb, and may hold the clock. */
export function QuizFoot({ draft, clock }: { draft: QuizDraft; clock: ReactNode }) {
  const { t } = useTranslation('quiz');
  const [isOpen, setOpen] = useState(false);
  const { position, questions, answers } = draft;
  const isLast = position === questions.length - 1;
  const answered = answers.filter((answer) => answer !== UNANSWERED).length;
  return (
    <div className={styles.foot}>
      {isOpen ? <QuestionNavigator draft={draft} onGo={() => setOpen(false)} /> : null}
      <div className={styles.row}>
        <Button variant="secondary" disabled={position === 0} onClick={() => moveQuiz({ type: 'previous' })}>
          {t('play.previous')}
        </Button>
        <div className={styles.middle}>
          {clock}
          <button
            type="button"
            className={styles.way}
            aria-expanded={isOpen}
            aria-controls={NAVIGATOR_ID}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles.dots}>
              <StepDots count={questions.length} current={position} isDone={(step) => answers[step] !== UNANSWERED} />
            </span>
            <span className={styles.answered} aria-hidden="true">
              {answered}/{questions.length}
            </span>
            <ChevronUp className={styles.fold} size={16} aria-hidden="true" />
            <VisuallyHidden>{t('play.navigator', { count: answered, total: questions.length })}</VisuallyHidden>
          </button>
        </div>
        <Button disabled={answers[position] === UNANSWERED} onClick={() => moveQuiz({ type: 'next' })}>
          {isLast ? t('play.finish') : t('play.next')}
        </Button>
      </div>
    </div>
  );
}
