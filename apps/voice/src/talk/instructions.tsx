import { useTranslation } from '@revisoins/i18n';
import { Card } from '@revisoins/ui';
import styles from './talk.module.css';

export function Instructions({ speaking }: { readonly speaking: boolean }) {
  const { t } = useTranslation('voice');
  const steps = speaking
    ? (['activate', 'speak', 'listen', 'type'] as const)
    : (['write', 'listen'] as const);
  return (
    <Card as="section" aria-labelledby="instructions-title">
      <h2 id="instructions-title">{t('instructions.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`instructions.${step}`)}</li>
        ))}
      </ol>
      <p className={styles.quiet}>{t('instructions.scope')}</p>
    </Card>
  );
}
