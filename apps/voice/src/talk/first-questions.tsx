import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import styles from './thread.module.css';

const examples = ['value', 'steps', 'signs'] as const;

interface FirstQuestionsProps {
  readonly disabled: boolean;
  readonly onAsk: (question: string) => void;
}

/** Before the first question: what she can be asked, and what she is not for. */
export function FirstQuestions({ disabled, onAsk }: FirstQuestionsProps) {
  const { t } = useTranslation('voice');
  return (
    <section className={styles.first} aria-labelledby="first-title">
      <h2 id="first-title">{t('first.title')}</h2>
      <div className={styles.choices}>
        {examples.map((example) => (
          <Button
            key={example}
            variant="secondary"
            disabled={disabled}
            onClick={() => onAsk(t(`first.${example}`))}
          >
            {t(`first.${example}`)}
          </Button>
        ))}
      </div>
      <p className={styles.quiet}>{t('instructions.scope')}</p>
    </section>
  );
}
