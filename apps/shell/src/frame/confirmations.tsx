import { pendingConfirmation, useReadonlyStore } from '@revisoins/host';
import { lazy, Suspense } from 'react';

const ConfirmationDialog = lazy(() => import('./confirmation-dialog.tsx'));

/** Shows the question that a screen asks through the host; the dialog loads with the first question. */
export function Confirmations() {
  const { confirmation } = useReadonlyStore(pendingConfirmation);
  return confirmation ? (
    <Suspense>
      <ConfirmationDialog confirmation={confirmation} />
    </Suspense>
  ) : null;
}
