import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, Page } from '@revisoins/ui';
import styles from '../form/form.module.css';
import { SignUpForm } from './sign-up-form.tsx';

/** Loads nothing, but a route with a loader runs the guard again when the session changes. */
export const loader = (): null => null;

export function Component() {
  const { t } = useTranslation('account');
  return (
    <Page width="form" title={t('signUp.title')} lead={t('signUp.lead')}>
      <Card>
        <SignUpForm />
      </Card>
      <p className={styles.footer}>
        {t('signUp.hasAccount')} <Link to="/login">{t('signUp.signIn')}</Link>
      </p>
    </Page>
  );
}
