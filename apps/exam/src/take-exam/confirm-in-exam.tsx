import type { ReadonlyStore } from '@revisoins/contracts';
import { useReadonlyStore } from '@revisoins/host';
import { ConfirmDialog } from '@revisoins/ui';
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

export interface ExamConfirmation {
  readonly title: string;
  readonly body: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly destructive?: boolean;
  readonly emphasis?: 'confirm' | 'cancel';
}

interface Pending {
  readonly confirmation: ExamConfirmation | null;
}

/** What an exam asks its learner before it does something that cannot be undone. */
export interface Confirmations {
  /** The question waiting for an answer. */
  readonly pending: ReadonlyStore<Pending>;
  ask(confirmation: ExamConfirmation): Promise<boolean>;
  answer(isSure: boolean): void;
}

/**
 * Asks as the host's `confirm` does, with a dialog that came with the exam: the host loads its own when it is first
 * needed, and an exam goes on without a connection.
 */
export function createConfirmations(): Confirmations {
  const store = createStore<Pending>(() => ({ confirmation: null }));
  let settle: ((isSure: boolean) => void) | undefined;
  return {
    pending: store,
    ask(confirmation) {
      settle?.(false);
      return new Promise((resolve) => {
        settle = resolve;
        store.setState({ confirmation });
      });
    },
    answer(isSure) {
      settle?.(isSure);
      settle = undefined;
      store.setState({ confirmation: null });
    },
  };
}

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
