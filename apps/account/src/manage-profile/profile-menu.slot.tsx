import { displayName, initials, useOptionalUser, usePerson, useProfile, signOut } from '@revisoins/auth';
import { product } from '@revisoins/contracts';
import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import {
  Avatar,
  Chip,
  IconButton,
  Menu,
  MenuHeading,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from '@revisoins/ui';
import {
  AtSign,
  Bell,
  Camera,
  KeyRound,
  LogOut,
  MessageSquareHeart,
  MonitorSmartphone,
  ShieldCheck,
  UserRoundPen,
} from 'lucide-react';
import { useUnreadCount } from '../read-notifications/follow-notifications.ts';
import { useProfileDialog, useReopenedForm } from './use-profile-dialog.tsx';
import styles from './profile-menu.module.css';

/** Signs out and shows the outcome; the learner is signed out in every case. */
function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('account');
  return async () => {
    const outcome = await signOut();
    if (outcome.kind === 'ok')
      toast({ title: t('signOut.done'), description: t('signOut.doneBody'), variant: 'success' });
    else
      toast({
        title: t(`signOut.${outcome.kind}`),
        description: t(`signOut.${outcome.kind}Body`),
        variant: 'destructive',
      });
  };
}

/** The badge has room for one digit; the label has the full number. */
const MOST_SHOWN = 9;

/** The learner's menu in the host's navigation. */
export function ProfileMenu() {
  const { t } = useTranslation('account');
  const person = usePerson();
  const profile = useProfile();
  const leave = useSignOut();
  const dialog = useProfileDialog();
  const unread = useUnreadCount();
  useReopenedForm(useOptionalUser()?.id, dialog.open);
  if (!person) return null;
  const name = displayName(person, t('someone'));

  const giveFeedback = () => {
    window.open(product.feedbackForm, '_blank', 'noopener');
    toast({ title: t('menu.feedbackThanks'), description: t('menu.feedbackThanksBody'), variant: 'success' });
  };

  return (
    <>
      <Menu
        label={t('menu.label')}
        trigger={
          <IconButton
            label={unread > 0 ? t('menu.openUnread', { name, count: unread }) : t('menu.open', { name })}
          >
            <span className={styles.face}>
              <Avatar initials={initials(person)} src={profile?.avatar_url} />
              {unread > 0 ? (
                <span className={styles.count} aria-hidden="true">
                  {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
                </span>
              ) : null}
            </span>
          </IconButton>
        }
      >
        <MenuHeading>
          <strong className={styles.name}>{name}</strong>
          {person.email}
        </MenuHeading>
        <MenuSeparator />
        <MenuItem icon={<Camera aria-hidden="true" />} onClick={dialog.opener('avatar')}>
          {t('menu.avatar')}
        </MenuItem>
        <MenuItem icon={<UserRoundPen aria-hidden="true" />} onClick={dialog.opener('username')}>
          {t('menu.username')}
        </MenuItem>
        <MenuItem icon={<AtSign aria-hidden="true" />} onClick={dialog.opener('email')}>
          {t('menu.email')}
        </MenuItem>
        <MenuItem icon={<KeyRound aria-hidden="true" />} onClick={dialog.opener('password')}>
          {t('menu.password')}
        </MenuItem>
        <MenuItem icon={<ShieldCheck aria-hidden="true" />} onClick={dialog.opener('secondStep')}>
          {t('menu.secondStep')}
        </MenuItem>
        <MenuItem icon={<MonitorSmartphone aria-hidden="true" />} onClick={dialog.opener('sessions')}>
          {t('menu.sessions')}
        </MenuItem>
        <MenuLink>
          <Link to="/notifications">
            <Bell aria-hidden="true" className={unread > 0 ? styles.alerting : undefined} />
            <span className={styles.grow}>{t('menu.notifications')}</span>
            {unread > 0 ? <Chip tone="bad">{t('menu.unread', { count: unread })}</Chip> : null}
          </Link>
        </MenuLink>
        <MenuItem icon={<MessageSquareHeart aria-hidden="true" />} onClick={giveFeedback}>
          {t('menu.feedback')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden="true" />} onClick={() => void leave()}>
          {t('menu.signOut')}
        </MenuItem>
      </Menu>
      {dialog.element}
    </>
  );
}
