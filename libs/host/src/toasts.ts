import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';

export type ToastVariant = 'default' | 'success' | 'info' | 'destructive';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** Gone after 2.5 s: for good news that must not stand in the way. */
  brief?: boolean;
  /** Id of an earlier toast: this one takes its place, or joins the others where it has gone already. */
  replaces?: string | undefined;
}

export interface Toast extends Omit<ToastMessage, 'replaces'> {
  id: string;
}

const MOST_SHOWN = 4;

const store = createStore<readonly Toast[]>(() => []);
let lastId = 0;

/** The toasts on screen, oldest first; a host renders them. */
export const toasts: ReadonlyStore<readonly Toast[]> = store;

/** Shows a short message. Returns its id, for `replaces` and `dismissToast`. */
export function toast({ replaces, ...message }: ToastMessage): string {
  const next: Toast = { ...message, id: `toast-${++lastId}` };
  store.setState((shown) => {
    const stands = shown.some(({ id }) => id === replaces);
    return stands ? shown.map((one) => (one.id === replaces ? next : one)) : [...shown, next].slice(-MOST_SHOWN);
  }, true);
  return next.id;
}

export function dismissToast(id: string): void {
  store.setState((shown) => shown.filter((one) => one.id !== id), true);
}
