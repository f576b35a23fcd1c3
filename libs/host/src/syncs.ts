import { deviceStorage } from '@revisoins/contracts';

/**
 * Sends what a remote has stored for a learner. Resolves with true when the server has something new, so that
 * screens read it again. Never rejects. A remote exposes it as `sync` of the module that its declaration
 * names.
 */
export type RemoteSync = (learner: string) => Promise<boolean>;

const requestKey = (remote: string, learner: string) => `revisoins-sync:${remote}:${learner}`;

/**
 * Called by a remote that has something to send. Until `cancelSync`, hosts run its sync on any page that the
 * learner opens.
 */
export function requestSync(remote: string, learner: string): void {
  deviceStorage.set(requestKey(remote, learner), '1');
}

/** Called by a remote that has nothing left to send for this learner. */
export function cancelSync(remote: string, learner: string): void {
  deviceStorage.remove(requestKey(remote, learner));
}

/** Whether a remote has something to send for this learner. For hosts. */
export function isSyncRequested(remote: string, learner: string): boolean {
  return deviceStorage.get(requestKey(remote, learner)) !== null;
}
