import { UNANSWERED, type QuizDraft } from '@revisoins/assessment';
import { classNames } from '@revisoins/ui';
import { useTranslation } from '@revisoins/i18n';
import { moveQuiz } from './quiz.store.ts';
import styles from './question-navigator.module.css';

export const NAVIGATOR_ID = 'quiz-navigator';

/** All questions by number: which are answered, and a way to each. */
export function QuestionNavigator({ draft, onGo }: { draft: QuizDraft; onGo: () => void }) {
  const { t } = useTranslation('quiz');
  return (
    <nav id={NAVIGATOR_ID} className={styles.navigator} aria-label={t('play.navigatorTitle')}>
      <ol className={styles.list}>
        {draft.answers.map((answer, position) => {
          const isAnswered = answer !== UNANSWERED;
          const label = t(isAnswered ? 'play.goAnswered' : 'play.goOpen', { number: position + 1 });
          return (
            <li key={position}>
              <button
                type="button"
                className={classNames(styles.step, isAnswered && styles.answered)}
                aria-current={position === draft.position ? 'step' : undefined}
                aria-label={label}
                onClick={() => {
                  moveQuiz({ type: 'go-to', position });
                  onGo();
                }}
              >
                {position + 1}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
