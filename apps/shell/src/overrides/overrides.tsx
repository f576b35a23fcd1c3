import { useLocation } from '@revisoins/router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePlatform } from '../platform/platform-context.ts';

const OverridesBadge = lazy(() => import('./overrides-badge.tsx'));
const OverridesPanel = lazy(() => import('./overrides-panel.tsx'));

/** The badge in a browser with overrides, and the panel behind `?federation` or Ctrl+Alt+F. */
export function Overrides() {
  const { overrides } = usePlatform();
  const { search } = useLocation();
  const [open, setOpen] = useState(() => new URLSearchParams(search).has('federation'));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey && event.altKey && event.code === 'KeyF') setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const hasOverrides = [overrides.active, overrides.refused, overrides.gone].some(
    (remotes) => Object.keys(remotes).length > 0,
  );
  return (
    <Suspense>
      {hasOverrides ? <OverridesBadge onOpen={() => setOpen(true)} /> : null}
      {open ? <OverridesPanel onClose={() => setOpen(false)} /> : null}
    </Suspense>
  );
}
