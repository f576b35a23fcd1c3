import { useReadonlyStore } from '@revisoins/host';
import { ConfirmDialog } from '@revisoins/ui';
import { useEffect } from 'react';
import { answerConfirmation, pendingConfirmation } from './confirm-in-exam.ts';

/** Shows the question that the exam asks. Leaving the screen answers it with no. */
export function ExamConfirmationDialog() {
  const { confirmation } = useReadonlyStore(pendingConfirmation);
  useEffect(() => () => answerConfirmation(false), []);
  return confirmation ? (
    <ConfirmDialog
      open
      {...confirmation}
      onConfirm={() => answerConfirmation(true)}
      onCancel={() => answerConfirmation(false)}
    />
  ) : null;
}
