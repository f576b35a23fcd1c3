import { useReadonlyStore } from '@revisoins/host';
import { dismissToast, toasts, type Toast } from '@revisoins/host/hosting';
import { language, useTranslation } from '@revisoins/i18n';
import { ToastRegion } from '@revisoins/ui/hosting';
import { useEffect, useLayoutEffect, useState } from 'react';
import { usePageHandle } from '../platform/use-page-handle.ts';

/** Milliseconds that a toast stays: long enough to read an error twice. */
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

/** A page with `layout: 'focus'` does not show earlier toasts, and nothing covers it. */
export function Toasts() {
  const { t } = useTranslation('shell');
  const isFocused = usePageHandle()?.layout === 'focus';
  const shownLanguage = language();
  const shown = useReadonlyStore(toasts);
  const [isPaused, setPaused] = useState(false);
  useLayoutEffect(() => {
    if (isFocused) dismissAll();
  }, [isFocused]);
  // Toasts contain text, not keys: toasts in the previous language are removed.
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
