import { useReadonlyStore } from '@revisoins/host';
import { dismissToast, toasts, type Toast } from '@revisoins/host/hosting';
import { language, useTranslation } from '@revisoins/i18n';
import { ToastRegion } from '@revisoins/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { usePageHandle } from '../platform/use-page-handle.ts';

/** Milliseconds that a toast stays: long enough to read a failure twice. */
const STAYS = { destructive: 10_000, default: 6_000, brief: 4_000 };

function Expiry({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { id, variant, brief = false } = toast;
  const stays = brief ? STAYS.brief : variant === 'destructive' ? STAYS.destructive : STAYS.default;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismissToast(id), stays);
    return () => clearTimeout(timer);
  }, [id, stays, isPaused]);
  return null;
}

function dismissAll(): void {
  for (const { id } of toasts.getState()) dismissToast(id);
}

/** On a page that wants all attention, what was told before stays behind, and nothing is laid over it. */
export function Toasts() {
  const { t } = useTranslation('shell');
  const isFocused = usePageHandle()?.frame === 'focus';
  const shownLanguage = language();
  const shown = useReadonlyStore(toasts);
  const [isPaused, setPaused] = useState(false);
  useLayoutEffect(() => {
    if (isFocused) dismissAll();
  }, [isFocused]);
  // A toast is words, not a key: those of one language leave with it.
  useEffect(() => dismissAll, [shownLanguage]);
  return (
    <>
      <ToastRegion
        label={t('toasts.label')}
        dismissLabel={t('toasts.close')}
        toasts={shown}
        onDismiss={dismissToast}
        coversNothing={isFocused}
        onPauseChange={setPaused}
      />
      {shown.map((toast) => (
        <Expiry key={toast.id} toast={toast} isPaused={isPaused} />
      ))}
    </>
  );
}
