import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';

export type ToastVariant = 'default' | 'success' | 'info' | 'destructive';

/** A short message in a corner of the page. */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** The page already shows the message: it is announced to screen readers, and no toast is shown. */
  spokenOnly?: boolean;
  /** Disappears after 4 s: for good news. */
  brief?: boolean;
  /**
   * What it is about, for example 'account.username'. Only one toast of a topic is shown: a newer one
   * replaces it, so that an error disappears when it is resolved.
   */
  topic?: string | undefined;
  /** The id of an earlier toast that this one replaces, if they have no topic in common. */
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

/**
 * Shows a short message. It replaces the toast named by `replaces`, or the one with the same topic. Returns
 * its id.
 */
export function toast({ replaces, ...message }: ToastMessage): string {
  const next: Toast = { ...message, id: `toast-${++lastId}` };
  const gives = (one: Toast) => one.id === replaces || (one.topic !== undefined && one.topic === next.topic);
  store.setState((shown) => {
    const place = shown.findIndex(gives);
    const others = shown.filter((one) => !gives(one));
    return place < 0
      ? [...others, next].slice(-MOST_SHOWN)
      : others.toSpliced(Math.min(place, others.length), 0, next);
  }, true);
  return next.id;
}

/** Removes the toast of a topic, when it no longer applies and no new one follows. */
export function dismissTopic(topic: string): void {
  store.setState((shown) => shown.filter((one) => one.topic !== topic), true);
}

export function dismissToast(id: string): void {
  store.setState((shown) => shown.filter((one) => one.id !== id), true);
}
