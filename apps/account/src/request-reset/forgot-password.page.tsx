import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, Page } from '@revisoins/ui';
import { useState } from 'react';
import styles from '../form/form.module.css';
import { RequestForm } from './request-form.tsx';
import { RequestSent } from './request-sent.tsx';

export function Component() {
  const { t } = useTranslation('account');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Page
      width="form"
      title={sentTo === null ? t('forgot.title') : t('forgot.sentTitle')}
      lead={sentTo === null ? t('forgot.lead') : undefined}
    >
      <Card>
        {sentTo === null ? (
          <RequestForm onSent={setSentTo} />
        ) : (
          <RequestSent email={sentTo} onOther={() => setSentTo(null)} />
        )}
      </Card>
      <p className={styles.footer}>
        <Link to="/login">{t('forgot.back')}</Link>
      </p>
    </Page>
  );
}
