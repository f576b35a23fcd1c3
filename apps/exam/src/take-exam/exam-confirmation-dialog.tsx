import { useReadonlyStore } from '@revisoins/host';
import { ConfirmDialog } from '@revisoins/ui';
import { useEffect } from 'react';
import type { Confirmations } from './confirm-in-exam.ts';

/** Shows the question that the exam asks. Leaving the screen answers it with no. */
export function ExamConfirmationDialog({ confirmations }: { confirmations: Confirmations }) {
  const { confirmation } = useReadonlyStore(confirmations.pending);
  useEffect(() => () => confirmations.answer(false), [confirmations]);
  return confirmation ? (
    <ConfirmDialog
      open
      {...confirmation}
      onConfirm={() => confirmations.answer(true)}
      onCancel={() => confirmations.answer(false)}
    />
  ) : null;
}
