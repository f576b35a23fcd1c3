import { product } from '@revisoins/contracts';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { LinkButton, Page } from '@revisoins/ui';
import { useLandmark } from '../platform/landmarks.ts';
import styles from './prose.module.css';

const sections = ['why', 'mission', 'what', 'questions', 'forWhom', 'join'];

export function Component() {
  const { t } = useTranslation('shell');
  const [start, home] = [useLandmark('start'), useLandmark('home')];
  return (
    <Page width="reading" title={t('about.heroTitle')} lead={t('about.heroBody')}>
      <div className={styles.prose}>
        {sections.map((section) => (
          <section key={section}>
            <h2>{t(`about.${section}Title`)}</h2>
            <p>{t(`about.${section}Body`)}</p>
          </section>
        ))}
      </div>
      <div className={styles.actions}>
        <LinkButton>
          <Link to={start}>{t('about.skills')}</Link>
        </LinkButton>
        <LinkButton variant="secondary">
          <Link to={home}>{t('about.dashboard')}</Link>
        </LinkButton>
        <LinkButton variant="quiet">
          <a href={product.authorSite} target="_blank" rel="noreferrer">
            {t('about.creator')}
          </a>
        </LinkButton>
      </div>
    </Page>
  );
}
