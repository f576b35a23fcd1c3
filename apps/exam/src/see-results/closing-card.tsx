import { landmark } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, LinkButton } from '@revisoins/ui';
import styles from './results.module.css';

/** `isCorrected`: the weak domains are listed above. */
export function ClosingCard({ isCorrected }: { readonly isCorrected: boolean }) {
  const { t } = useTranslation('exam');
  return (
    <Card as="section" className={styles.closing}>
      <h2>{t('closing.title')}</h2>
      <p>{t(isCorrected ? 'closing.body' : 'closing.beforeCorrection')}</p>
      <div className={styles.actions}>
        <LinkButton variant="secondary">
          <Link to={landmark('start')}>{t('closing.skills')}</Link>
        </LinkButton>
        <LinkButton variant="secondary">
          <Link to="/exam-simulation">{t('closing.again')}</Link>
        </LinkButton>
      </div>
    </Card>
  );
}
