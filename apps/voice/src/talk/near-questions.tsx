import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import styles from './talk.module.css';

interface NearQuestionsProps {
  readonly questions: readonly string[];
  readonly disabled?: boolean;
  readonly onAsk: (question: string) => void;
}

/** Similar questions that the bank can answer: a press asks one. */
export function NearQuestions({ questions, disabled = false, onAsk }: NearQuestionsProps) {
  const { t } = useTranslation('voice');
  if (questions.length === 0) return null;
  return (
    <div className={styles.questions} role="group" aria-label={t('reply.near')}>
      {questions.map((question) => (
        <Button key={question} variant="secondary" disabled={disabled} onClick={() => onAsk(question)}>
          {question}
        </Button>
      ))}
    </div>
  );
}
