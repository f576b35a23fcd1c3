import { create } from 'zustand';
import type { Notification } from './notification.schema.ts';

interface NotificationsState {
  /** Whose they are; null until a learner's are asked for. */
  learner: string | null;
  status: 'loading' | 'ready' | 'failed';
  /** How many readings in a row have failed. */
  failures: number;
  /** Newest first. */
  list: readonly Notification[];
}

const empty: NotificationsState = { learner: null, status: 'loading', failures: 0, list: [] };

/** The learner's notifications, the same for the menu and for their page. */
export const useNotifications = create<NotificationsState>(() => empty);

/** Makes room for a learner's notifications; another learner's are forgotten. */
export function holdFor(learner: string): void {
  if (useNotifications.getState().learner !== learner) useNotifications.setState({ ...empty, learner });
}

export function setList(
  learner: string,
  change: (list: readonly Notification[]) => readonly Notification[],
): void {
  useNotifications.setState((state) => (state.learner === learner ? { list: change(state.list) } : {}));
}

export function setReady(learner: string): void {
  useNotifications.setState((state) => (state.learner === learner ? { status: 'ready', failures: 0 } : {}));
}

/** What is known already stays on screen. */
export function setFailed(learner: string): void {
  useNotifications.setState(({ learner: current, status, failures }) =>
    current === learner && status !== 'ready' ? { status: 'failed', failures: failures + 1 } : {},
  );
}
