import type { EmailLink } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Link, type RemoteSkeleton, type RemoteSkeletons } from '@revisoins/router';
import { Page } from '@revisoins/ui';
import { ArrowLeft } from 'lucide-react';
import { Confirmation } from './confirm-email/confirmation.tsx';
import styles from './read-notifications/notifications-screen.module.css';
import { Component as ForgotPassword } from './request-reset/forgot-password.page.tsx';
import { Reset } from './reset-password/reset.tsx';
import { AttemptsFrame, AttemptsLoading } from './see-attempts/attempts-frame.tsx';
import { DashboardSkeleton } from './see-progress/dashboard-loading.tsx';
import { Component as Login } from './sign-in/login.page.tsx';
import { Component as Register } from './sign-up/register.page.tsx';
import { StopReminders } from './stop-reminders/stop-reminders.tsx';

type LinkType = EmailLink['type'];

/** The kind of link that a screen confirms, from the address. */
const makeLink = (type: LinkType): EmailLink => ({ type, token_hash: '' });

const confirmation = (type: LinkType, ...alike: LinkType[]): RemoteSkeleton => ({
  Screen: () => <Confirmation link={makeLink(type)} />,
  query: { type: [type, ...alike] },
});

const reset = (type: LinkType, ...alike: LinkType[]): RemoteSkeleton => ({
  Screen: () => <Reset link={makeLink(type)} isRefused={false} />,
  query: { type: [type, ...alike] },
});

function NotificationsSkeleton() {
  const { t } = useTranslation('account');
  return (
    <Page
      width="reading"
      eyebrow={
        <Link to="/dashboard" className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          {t('notifications.back')}
        </Link>
      }
      title={<span className={styles.title}>{t('notifications.title')}</span>}
    >
      <div className={styles.loading} aria-busy="true" />
    </Page>
  );
}

function AttemptsSkeleton() {
  return (
    <AttemptsFrame>
      <AttemptsLoading />
    </AttemptsFrame>
  );
}

export const skeletons: RemoteSkeletons = {
  login: [{ Screen: Login }],
  register: [{ Screen: Register }],
  'forgot-password': [{ Screen: ForgotPassword }],
  // Without a link it sends people elsewhere.
  'reset-password': [reset('recovery', 'invite')],
  confirmation: [
    confirmation('signup', 'email', 'magiclink'),
    confirmation('email_change'),
    { Screen: () => <Confirmation link={null} /> },
  ],
  dashboard: [{ Screen: DashboardSkeleton }],
  attempts: [{ Screen: AttemptsSkeleton }],
  notifications: [{ Screen: NotificationsSkeleton }],
  'stop-reminders': [{ Screen: () => <StopReminders token="" /> }],
};
