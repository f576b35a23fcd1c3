import { report } from '@revisoins/host/hosting';
import { useEffect, useState } from 'react';

const reported = new Set<string>();

/**
 * Reports how long the first screen of a remote on this page took from its first render until it was in the
 * page.
 */
export function useRenderTime(remote: string, version: string | undefined): void {
  const [started] = useState(() => performance.now());
  useEffect(() => {
    if (version === undefined || reported.has(remote)) return;
    reported.add(remote);
    report({
      type: 'remote-rendered',
      remote,
      version,
      milliseconds: Math.round(performance.now() - started),
    });
  }, [remote, version, started]);
}
