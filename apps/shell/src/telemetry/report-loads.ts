import { ENTRY } from '@revisoins/contracts/entry-file';
import type { RemoteLoader } from '@revisoins/federation';
import { report, type LoadPhases } from '@revisoins/host/hosting';

/** When a version's entry was requested and when it arrived, by the browser's measurements on this page. */
function measureLoadPhases(base: string, started: number): LoadPhases {
  const [entry] = performance.getEntriesByName(new URL(ENTRY, base).href) as PerformanceResourceTiming[];
  const now = performance.now();
  return {
    entry: Math.round(entry?.duration ?? 0),
    files: Math.max(0, Math.round(now - (entry?.responseEnd ?? started))),
  };
}

/**
 * Wraps a loader to report how loads end: each failure, each fallback, and how long the first load of a
 * version took.
 */
export function reportLoads(loader: RemoteLoader): RemoteLoader {
  const reported = new Set<string>();
  return {
    ...loader,
    async load(remote, take) {
      const started = performance.now();
      const result = await loader.load(remote, take);
      const failures = result.status === 'failed' ? [result.failure] : result.failures;
      for (const { version, reason } of failures) report({ type: 'remote-failed', remote, version, reason });
      if (result.status === 'failed') return result;
      const { version } = result;
      for (const { version: from, reason } of failures)
        report({ type: 'remote-fell-back', remote, version, from, reason });
      if (!reported.has(`${remote} ${version}`)) {
        reported.add(`${remote} ${version}`);
        report({
          type: 'remote-loaded',
          remote,
          version,
          phases: measureLoadPhases(loader.version(remote).base, started),
        });
      }
      return result;
    },
  };
}
