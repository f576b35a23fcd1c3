import { useOptionalUser } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { LinkButton } from '@revisoins/ui';

/** Leads on after a followed link: home, or to the sign-in. */
export function ContinueLink() {
  const { t } = useTranslation('account');
  const isSignedIn = useOptionalUser() !== null;
  return (
    <LinkButton wide>
      {isSignedIn ? (
        <Link to="/dashboard">{t('confirmation.home')}</Link>
      ) : (
        <Link to="/login">{t('confirmation.signIn')}</Link>
      )}
    </LinkButton>
  );
}
