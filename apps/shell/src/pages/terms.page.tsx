import { useTranslation } from '@revisoins/i18n';
import { Page } from '@revisoins/ui';
import styles from './prose.module.css';

const sections = ['use', 'data', 'device', 'assistant', 'place', 'keep', 'rights'];

export function Component() {
  const { t } = useTranslation('shell');
  return (
    <Page width="reading" title={t('terms.title')} lead={t('terms.updated')}>
      <div className={styles.prose}>
        {sections.map((section) => (
          <section key={section}>
            <h2>{t(`terms.${section}Title`)}</h2>
            <p>{t(`terms.${section}Body`)}</p>
          </section>
        ))}
      </div>
    </Page>
  );
}
