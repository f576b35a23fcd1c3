import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';
import type { Notification } from './notification.schema.ts';

interface NotificationsState {
  /** Their owner; null until somebody's notifications are requested. */
  learner: string | null;
  status: 'loading' | 'ready' | 'failed';
  /** The number of consecutive failed reads. */
  failures: number;
  /** Newest first. */
  list: readonly Notification[];
}

const empty: NotificationsState = { learner: null, status: 'loading', failures: 0, list: [] };

const store = createStore<NotificationsState>(() => empty);

/** The learner's notifications, shared by the menu and the page. */
export const notifications: ReadonlyStore<NotificationsState> = store;

/** Switches to a learner's notifications; drops those of another learner. */
export function switchTo(learner: string): void {
  if (store.getState().learner !== learner) store.setState({ ...empty, learner });
}

export function setList(
  learner: string,
  change: (list: readonly Notification[]) => readonly Notification[],
): void {
  store.setState((state) => (state.learner === learner ? { list: change(state.list) } : {}));
}

export function setReady(learner: string): void {
  store.setState((state) => (state.learner === learner ? { status: 'ready', failures: 0 } : {}));
}

/** Known notifications stay on screen. */
export function setFailed(learner: string): void {
  store.setState(({ learner: current, status, failures }) =>
    current === learner && status !== 'ready' ? { status: 'failed', failures: failures + 1 } : {},
  );
}
