import type { RegisteredRemote } from '@revisoins/contracts';

export interface Browser {
  /** Identifies the browser, to assign its share of the traffic. */
  browserId: string;
  /** A version that must not change now, because the learner has an attempt under way. */
  pinned?: string | undefined;
}

/**
 * The version of a remote that a browser gets: the pinned one if it still exists, else by its share of the
 * traffic. Pure.
 */
export function resolveVersion(
  remote: string,
  registered: RegisteredRemote,
  { browserId, pinned }: Browser,
): string {
  if (pinned !== undefined && registered.versions[pinned]) return pinned;
  const bucket = trafficBucket(browserId, remote);
  let from = 0;
  for (const version of Object.keys(registered.traffic).sort()) {
    const share = registered.traffic[version] ?? 0;
    if (bucket >= from && bucket < from + share) return version;
    from += share;
  }
  return registered.default;
}

/**
 * The bucket of a browser for a remote, 0 to 99. It differs between remotes, so that nobody gets every canary
 * at once.
 */
export function trafficBucket(browserId: string, remote: string): number {
  let hash = 2_166_136_261;
  for (const character of `${browserId}/${remote}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  }
  // The low bits of FNV-1a alone are not uniform enough.
  hash ^= hash >>> 15;
  return (Math.imul(hash, 2_246_822_519) >>> 0) % 100;
}
