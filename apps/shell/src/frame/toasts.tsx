import { dismissToast, toasts, useReadonlyStore, type Toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { ToastRegion } from '@revisoins/ui';
import { useEffect, useState } from 'react';

/** Milliseconds that a toast stays: long enough to read a failure twice. */
const STAYS = { destructive: 10_000, default: 6_000, brief: 4_000 };

function Expiry({ toast, held }: { toast: Toast; held: boolean }) {
  const { id, variant, brief = false } = toast;
  const stays = brief ? STAYS.brief : variant === 'destructive' ? STAYS.destructive : STAYS.default;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), stays);
    return () => clearTimeout(timer);
  }, [id, stays, held]);
  return null;
}

export function Toasts() {
  const { t } = useTranslation('shell');
  const shown = useReadonlyStore(toasts);
  const [held, setHeld] = useState(false);
  return (
    <>
      <ToastRegion
        label={t('toasts.label')}
        dismissLabel={t('toasts.close')}
        toasts={shown}
        onDismiss={dismissToast}
        onHoldChange={setHeld}
      />
      {shown.map((toast) => (
        <Expiry key={toast.id} toast={toast} held={held} />
      ))}
    </>
  );
}
