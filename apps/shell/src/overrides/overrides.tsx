import { formatDate, useTranslation } from '@revisoins/i18n';
import { useLocation } from '@revisoins/router';
import { Button } from '@revisoins/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePlatform } from '../platform/platform-context.ts';
import { writeOverrides } from '../platform/overrides.ts';
import styles from './overrides.module.css';

const OverridesPanel = lazy(() => import('./overrides-panel.tsx'));

function resetAll(): void {
  writeOverrides({});
  location.reload();
}

/** The badge in a browser with overrides, and the panel behind `?federation` or Ctrl+Alt+F. */
export function Overrides() {
  const { t } = useTranslation('shell');
  const { overrides, loader } = usePlatform();
  const { search } = useLocation();
  /** What is only said, and changes nothing, can be put away. */
  const [isRead, setIsRead] = useState(false);
  const [open, setOpen] = useState(() => new URLSearchParams(search).has('federation'));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey && event.altKey && event.code === 'KeyF') setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const fellBack = (remote: string) => loader.state(remote).failure !== undefined;
  const active = Object.entries(overrides.active).filter(([remote]) => !fellBack(remote));
  const own = active.filter(([, { kind }]) => kind !== 'preview').map(([remote]) => remote);
  const refused = [...Object.keys(overrides.refused), ...Object.keys(overrides.active).filter(fellBack)];
  const sentences = [
    ...Object.entries(overrides.gone).map(([remote, name]) => t('overrides.previewGone', { remote, name })),
    ...active.flatMap(([remote, override]) => {
      const until = overrides.until[remote];
      return override.kind === 'preview' && until
        ? [t('overrides.preview', { remote, name: override.name, date: formatDate(until, 'day') })]
        : [];
    }),
    ...(refused.length > 0 ? [t('overrides.failed', { remotes: refused.join(', ') })] : []),
    ...(refused.length === 0 && own.length > 0 ? [t('overrides.active', { remotes: own.join(', ') })] : []),
  ];
  return (
    <>
      {sentences.length > 0 && !isRead ? (
        <div className={styles.badge} role="status">
          {sentences.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
          {active.length + refused.length > 0 ? (
            <>
              <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
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
      ) : null}
      {open ? (
        <Suspense>
          <OverridesPanel onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
