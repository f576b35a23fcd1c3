import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, LinkButton } from '@revisoins/ui';
import styles from './simulation.module.css';

/** Without a connection, the exam stored on this device can be resumed. */
export function StoredExamCard() {
  const { t } = useTranslation('exam');
  return (
    <Card as="section" className={styles.panel}>
      <h2>{t('live.title')}</h2>
      <p>{t('live.stored')}</p>
      <LinkButton wide>
        <Link to="/exam-quiz">{t('live.resume')}</Link>
      </LinkButton>
    </Card>
  );
}
