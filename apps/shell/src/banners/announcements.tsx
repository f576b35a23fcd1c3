import { useUser } from '@revisoins/auth/hosting';
import { attemptsUnderWay, useReadonlyStore } from '@revisoins/host';
import { language, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Banner } from '@revisoins/ui/hosting';
import { useState } from 'react';
import { usePlatform } from '../platform/platform-context.ts';
import { isDismissed, rememberDismissal } from './use-dismissal.ts';

/**
 * The remotes' announcements for a learner, one at a time until it is dismissed; hidden during the attempts
 * that it lists.
 */
export function Announcements() {
  const { t } = useTranslation('shell');
  const { loader } = usePlatform();
  const attempts = useReadonlyStore(attemptsUnderWay(useUser().id));
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const shown = loader
    .declarations()
    .flatMap(({ name, announcement }) =>
      announcement ? [{ ...announcement, key: `revisoins-dismissed:${name}/${announcement.id}` }] : [],
    )
    .find(
      ({ key, quietDuring = [] }) =>
        !dismissed.includes(key) &&
        !isDismissed(key) &&
        !attempts.some(({ kind }) => quietDuring.includes(kind)),
    );
  if (!shown) return null;
  const { key, to, title, body, action, quietDuring = [] } = shown;
  const words = language();
  const dismiss = () => {
    setDismissed([...dismissed, key]);
    rememberDismissal(key);
  };
  return (
    <div data-dismissal={key} data-quiet-during={quietDuring.join(' ')}>
      <Banner label={title[words]} tone="warm" onDismiss={dismiss} dismissLabel={t('banner.close')}>
        <strong>{title[words]}</strong> {body[words]} <Link to={to}>{action[words]}</Link>
      </Banner>
    </div>
  );
}
