import { whenIdle } from '@revisoins/contracts';
import { createLazy, type Confirmation, useLazy, useReadonlyStore } from '@revisoins/host';
import { answerConfirmation, pendingConfirmation } from '@revisoins/host/hosting';
import { type ComponentType, useEffect, useState } from 'react';

type Dialog = ComponentType<{ confirmation: Confirmation }>;

const loadDialog = async (): Promise<Dialog> =>
  (await import('./confirmation-dialog.tsx')).ConfirmationDialog;

interface ConfirmationsProps {
  /** Whether a screen may have something to ask. */
  readonly expected?: boolean;
  readonly load?: () => Promise<Dialog>;
}

/**
 * Shows the question that a screen asks through the host. The dialog is fetched while the page is idle, so
 * that the first question needs no connection; if it could not be fetched, the browser's own dialog asks.
 */
export function Confirmations({ expected = true, load = loadDialog }: ConfirmationsProps) {
  const { confirmation } = useReadonlyStore(pendingConfirmation);
  const [dialog] = useState(() => createLazy(load));
  useEffect(
    () => (expected ? whenIdle(() => void dialog.load().catch(() => undefined)) : undefined),
    [expected, dialog],
  );
  const { value: Dialog } = useLazy(dialog, confirmation ?? false, () => {
    if (confirmation === null) return;
    answerConfirmation(window.confirm(`${confirmation.title}\n\n${confirmation.body}`));
  });
  return confirmation !== null && Dialog ? <Dialog confirmation={confirmation} /> : null;
}
