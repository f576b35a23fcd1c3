import { useSession } from '@revisoins/auth';
import { claimableTrial, requestedPage } from '@revisoins/host';
import { language, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, Page } from '@revisoins/ui';
import { useState } from 'react';
import styles from '../form/form.module.css';
import { useNewcomer } from './newcomer.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Loads nothing, but a route with a loader runs the guard again when the session changes. */
export const loader = (): null => null;

export function Component() {
  const { t } = useTranslation('account');
  const requested = requestedPage()?.name?.[language()];
  const [trial] = useState(claimableTrial);
  const isNewcomer = useNewcomer() !== null;
  const { isAccountDeleted, isEndedElsewhere } = useSession();
  const known = requested === undefined ? t('signIn.lead') : t('signIn.leadTo', { page: requested });
  const usual = isNewcomer ? undefined : known;
  const lead = isAccountDeleted ? t('signIn.leadDeleted') : isEndedElsewhere ? t('signIn.leadEnded') : usual;
  return (
    <Page width="form" title={t('signIn.title')} lead={lead}>
      <Card>
        <SignInForm />
      </Card>
      <p className={styles.footer}>
        {t('signIn.noAccount')} <Link to="/register">{t('signIn.register')}</Link>
      </p>
      {trial && !trial.claim ? <p className={styles.footer}>{t('signIn.trialStays')}</p> : null}
    </Page>
  );
}
