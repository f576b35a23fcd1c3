import { formatDate, useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { useState } from 'react';
import { usePlatform } from '../platform/platform-context.ts';
import { writeOverrides } from '../platform/overrides.ts';
import styles from './overrides.module.css';

function resetAll(): void {
  writeOverrides({});
  location.reload();
}

/** What this browser runs instead of the site's choice, why something does not, and the way back. */
export default function OverridesBadge({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('shell');
  const { overrides, loader } = usePlatform();
  /** A notice that changes nothing can be dismissed. */
  const [isRead, setIsRead] = useState(false);
  const fellBack = (remote: string) => loader.state(remote).failure !== undefined;
  const isLive = (remote: string) => !overrides.unpublished.includes(remote);
  const active = Object.entries(overrides.active).filter(([remote]) => !fellBack(remote));
  const own = active.filter(([, { kind }]) => kind !== 'preview').map(([remote]) => remote);
  const refused = [...Object.keys(overrides.refused), ...Object.keys(overrides.active).filter(fellBack)];
  const sentences = [
    ...Object.entries(overrides.gone).map(([remote, name]) =>
      t(isLive(remote) ? 'overrides.previewGone' : 'overrides.newPreviewGone', { remote, name }),
    ),
    ...active.flatMap(([remote, override]) => {
      const until = overrides.until[remote];
      return override.kind === 'preview' && until
        ? [
            t(isLive(remote) ? 'overrides.preview' : 'overrides.newPreview', {
              remote,
              name: override.name,
              date: formatDate(until, 'day'),
            }),
          ]
        : [];
    }),
    ...(refused.length > 0 ? [t('overrides.failed', { remotes: refused.join(', ') })] : []),
    ...(refused.length === 0 && own.length > 0 ? [t('overrides.active', { remotes: own.join(', ') })] : []),
  ];
  if (sentences.length === 0 || isRead) return null;
  return (
    <div className={styles.badge} role="status">
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {active.length + refused.length > 0 ? (
        <>
          <Button size="small" variant="secondary" onClick={onOpen}>
            {t('overrides.open')}
          </Button>
          <Button size="small" variant="secondary" onClick={resetAll}>
            {t('overrides.reset')}
          </Button>
        </>
      ) : (
        <Button size="small" variant="secondary" onClick={() => setIsRead(true)}>
          {t('banner.close')}
        </Button>
      )}
    </div>
  );
}
