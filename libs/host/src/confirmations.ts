import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';

/** A question that covers the page until it is answered. */
export interface Confirmation {
  title: string;
  body: string;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** Which button stands out; by default, the one that confirms. */
  emphasis?: 'confirm' | 'cancel';
}

interface Pending {
  confirmation: Confirmation | null;
}

const store = createStore<Pending>(() => ({ confirmation: null }));
let settle: ((confirmed: boolean) => void) | undefined;

/** The pending question; a host renders it. */
export const pendingConfirmation: ReadonlyStore<Pending> = store;

/**
 * Asks before something that cannot be undone. Resolves with the answer. A newer question cancels the older
 * one, which resolves with false, as does one whose signal is aborted.
 */
export function confirm(confirmation: Confirmation, signal?: AbortSignal): Promise<boolean> {
  settle?.(false);
  return new Promise((resolve) => {
    settle = resolve;
    store.setState({ confirmation });
    signal?.addEventListener('abort', () => {
      if (settle === resolve) answerConfirmation(false);
    });
  });
}

/** The host's answer to the pending question. */
export function answerConfirmation(confirmed: boolean): void {
  settle?.(confirmed);
  settle = undefined;
  store.setState({ confirmation: null });
}
