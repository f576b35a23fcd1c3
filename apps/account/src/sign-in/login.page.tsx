import { wantedPage } from '@revisoins/host';
import { language, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, Page } from '@revisoins/ui';
import styles from '../form/form.module.css';
import { useNewcomer } from './newcomer.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Loads nothing, but a route with a loader runs the guard again when the session changes. */
export const loader = (): null => null;

export function Component() {
  const { t } = useTranslation('account');
  const wanted = wantedPage()?.name?.[language()];
  const isNewcomer = useNewcomer() !== null;
  const known = wanted === undefined ? t('signIn.lead') : t('signIn.leadTo', { page: wanted });
  return (
    <Page width="form" title={t('signIn.title')} lead={isNewcomer ? undefined : known}>
      <Card>
        <SignInForm />
      </Card>
      <p className={styles.footer}>
        {t('signIn.noAccount')} <Link to="/register">{t('signIn.register')}</Link>
      </p>
    </Page>
  );
}
