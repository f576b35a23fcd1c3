import { whenIdle } from '@revisoins/contracts';
import { type Confirmation, useReadonlyStore } from '@revisoins/host';
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
  const [Dialog, setDialog] = useState<Dialog | null>(null);

  useEffect(() => {
    if (!expected || Dialog !== null) return;
    return whenIdle(
      () =>
        void load().then(
          (loaded) => setDialog(() => loaded),
          () => undefined,
        ),
    );
  }, [expected, Dialog, load]);

  useEffect(() => {
    if (confirmation === null || Dialog !== null) return;
    let isAsked = true;
    const askPlainly = () =>
      isAsked && answerConfirmation(window.confirm(`${confirmation.title}\n\n${confirmation.body}`));
    load().then((loaded) => setDialog(() => loaded), askPlainly);
    return () => {
      isAsked = false;
    };
  }, [confirmation, Dialog, load]);

  return confirmation !== null && Dialog !== null ? <Dialog confirmation={confirmation} /> : null;
}
