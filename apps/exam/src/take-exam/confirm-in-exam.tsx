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

/** Confirmations of an exam before something that cannot be undone. */
export interface Confirmations {
  /** The pending question. */
  readonly pending: ReadonlyStore<Pending>;
  ask(confirmation: ExamConfirmation): Promise<boolean>;
  answer(isSure: boolean): void;
}

/**
 * Asks like the host's `confirm`, with a dialog that loads with the exam: the host loads its own on demand,
 * and an exam continues without a connection.
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

/** Shows the pending question. Leaving the screen answers it with no. */
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
