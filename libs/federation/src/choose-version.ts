import type { RegisteredRemote } from '@revisoins/contracts';

export interface VersionChoice {
  /** 0 to 99, the same on each visit of a browser. */
  bucket: number;
  /** A version that must not change now, because the learner is in the middle of an attempt. */
  held?: string | undefined;
}

/** The version of a remote that a browser gets: the held one while it is still there, else its share of the traffic. */
export function chooseVersion(remote: RegisteredRemote, { bucket, held }: VersionChoice): string {
  if (held !== undefined && remote.versions[held]) return held;
  let from = 0;
  for (const version of Object.keys(remote.traffic).sort()) {
    const share = remote.traffic[version] ?? 0;
    if (bucket >= from && bucket < from + share) return version;
    from += share;
  }
  return remote.default;
}

/** The bucket of a browser for a remote. Different remotes draw differently, so that nobody gets every candidate at once. */
export function bucketOf(browserId: string, remote: string): number {
  let hash = 2_166_136_261;
  for (const character of `${browserId}/${remote}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  }
  // The low bits of FNV-1a alone are not even enough.
  hash ^= hash >>> 15;
  return (Math.imul(hash, 2_246_822_519) >>> 0) % 100;
}
