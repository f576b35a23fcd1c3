import type { ReadonlyStore } from '@revisoins/contracts';
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

const store = createStore<Pending>(() => ({ confirmation: null }));
let settle: ((isSure: boolean) => void) | undefined;

/** The question waiting for an answer. */
export const pendingConfirmation: ReadonlyStore<Pending> = store;

/**
 * Asks as the host's `confirm` does, with a window that came with the exam: the host loads its own when it is first
 * needed, and an exam goes on without a connection.
 */
export function confirmInExam(confirmation: ExamConfirmation): Promise<boolean> {
  settle?.(false);
  return new Promise((resolve) => {
    settle = resolve;
    store.setState({ confirmation });
  });
}

export function answerConfirmation(isSure: boolean): void {
  settle?.(isSure);
  settle = undefined;
  store.setState({ confirmation: null });
}
