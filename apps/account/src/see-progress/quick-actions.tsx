import { landmark } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, LinkButton } from '@revisoins/ui';
import { LayoutGrid, Play } from 'lucide-react';
import styles from './quick-actions.module.css';

export function QuickActions() {
  const { t } = useTranslation('account');
  return (
    <Card as="section">
      <h2>{t('dashboard.actions')}</h2>
      <div className={styles.actions}>
        <LinkButton variant="secondary" wide>
          <Link to={landmark('start')}>
            <Play size={20} aria-hidden="true" />
            {t('dashboard.startQuiz')}
          </Link>
        </LinkButton>
        <LinkButton variant="secondary" wide>
          <Link to={landmark('start')}>
            <LayoutGrid size={20} aria-hidden="true" />
            {t('dashboard.browse')}
          </Link>
        </LinkButton>
      </div>
    </Card>
  );
}
