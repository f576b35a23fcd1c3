import { useTranslation } from '@revisoins/i18n';
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
  const [open, setOpen] = useState(() => new URLSearchParams(search).has('federation'));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey && event.altKey && event.code === 'KeyF') setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const fellBack = (remote: string) => loader.state(remote).failure !== undefined;
  const active = Object.keys(overrides.active).filter((remote) => !fellBack(remote));
  const refused = [...Object.keys(overrides.refused), ...Object.keys(overrides.active).filter(fellBack)];
  return (
    <>
      {active.length + refused.length > 0 ? (
        <div className={styles.badge} role="status">
          <span>
            {refused.length > 0
              ? t('overrides.failed', { remotes: refused.join(', ') })
              : t('overrides.active', { remotes: active.join(', ') })}
          </span>
          <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
            {t('overrides.open')}
          </Button>
          <Button size="small" variant="secondary" onClick={resetAll}>
            {t('overrides.reset')}
          </Button>
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
