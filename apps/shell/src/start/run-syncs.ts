import { session } from '@revisoins/auth';
import type { RemoteLoader } from '@revisoins/federation';
import { trialFor, type RemoteSync } from '@revisoins/host';
import { expireTrial, isSyncRequested } from '@revisoins/host/hosting';
import { loadExposed } from '../platform/load-exposed.ts';

async function loadSync(
  loader: RemoteLoader,
  remote: string,
  exposed: string,
): Promise<RemoteSync | undefined> {
  const result = await loadExposed(loader, { remote, expose: exposed, promised: '"sync"' }, ({ sync }) =>
    typeof sync === 'function' ? (sync as RemoteSync) : undefined,
  );
  return result.status === 'loaded' ? result.value : undefined;
}

/**
 * Runs the syncs of the remotes on any page: each once per page, when there is a connection. A remote without
 * pending work, or a trial that it takes over, is not loaded. Calls `onNews` when the server has something
 * new.
 */
export function runSyncs(loader: RemoteLoader, onNews: () => void): void {
  const started = new Set<string>();

  const run = async (remote: string, exposed: string, learner: string) => {
    const key = `${remote}/${learner}`;
    if (started.has(key)) return;
    started.add(key);
    const sync = await loadSync(loader, remote, exposed);
    if (!sync) started.delete(key);
    else if (await sync(learner)) onNews();
  };

  const runAll = () => {
    const { user } = session.getState();
    if (!user || !navigator.onLine) return;
    for (const remote of loader.remotes()) {
      const { sync, takesTrial } = loader.version(remote).declaration;
      const isDue = isSyncRequested(remote, user.id) || (takesTrial && trialFor(user) !== null);
      if (sync !== undefined && isDue) void run(remote, sync, user.id);
    }
  };

  expireTrial();
  session.subscribe(({ user }, previous) => {
    if (user?.id !== previous.user?.id) runAll();
  });
  addEventListener('online', runAll);
  runAll();
}
