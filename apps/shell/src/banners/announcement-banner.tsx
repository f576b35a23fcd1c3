import { useUser } from '@revisoins/auth';
import type { Announcement } from '@revisoins/contracts';
import { attemptsUnderWay, useReadonlyStore } from '@revisoins/host';
import { language, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Banner } from '@revisoins/ui';
import { useDismissal } from './use-dismissal.ts';

export interface AnnouncementBannerProps {
  readonly remote: string;
  readonly announcement: Announcement;
}

/** What a remote announces to a learner, until it is dismissed, but not during an attempt in which it keeps quiet. */
export function AnnouncementBanner({ remote, announcement }: AnnouncementBannerProps) {
  const { t } = useTranslation('shell');
  const { id, to, title, body, action, quietDuring = [] } = announcement;
  const [dismissed, dismiss] = useDismissal(`revisoins-dismissed:${remote}/${id}`);
  const attempts = useReadonlyStore(attemptsUnderWay(useUser().id));
  if (dismissed || attempts.some(({ kind }) => quietDuring.includes(kind))) return null;
  const words = language();
  return (
    <Banner label={title[words]} tone="warm" onDismiss={dismiss} dismissLabel={t('banner.close')}>
      <strong>{title[words]}</strong> {body[words]} <Link to={to}>{action[words]}</Link>
    </Banner>
  );
}
