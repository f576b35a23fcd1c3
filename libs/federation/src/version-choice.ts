import type { Channels, RegisteredVersion, Registry } from '@revisoins/contracts';
import { resolveVersion } from './resolve-version.ts';

export interface VersionChoiceOptions {
  registry: Registry;
  browserId: string;
  /** The version of a remote that must not change now, if any. */
  pinnedVersion?(remote: string): string | undefined;
}

const comparableChannel = ({ default: byDefault, traffic, lastKnownGood }: Channels[string]) => [
  byDefault,
  Object.entries(traffic).sort(),
  lastKnownGood,
];

/**
 * Which version of each remote this page uses. A resolved version stays in use until its fallback or a newer
 * choice of the operator replaces it.
 */
export function createVersionChoice(options: VersionChoiceOptions) {
  const { browserId, pinnedVersion } = options;
  let { registry } = options;
  const inUse = new Map<string, string>();

  /** The version of a remote that this page uses. Throws for an unknown remote. */
  const current = (remote: string): string => {
    const registered = registry.remotes[remote];
    if (!registered) throw new Error(`The registry has no remote "${remote}".`);
    const known = inUse.get(remote);
    if (known) return known;
    const resolved = resolveVersion(remote, registered, { browserId, pinned: pinnedVersion?.(remote) });
    inUse.set(remote, resolved);
    return resolved;
  };

  return {
    current,

    /** A published version, if the registry has it. */
    published: (remote: string, version: string): RegisteredVersion | undefined =>
      registry.remotes[remote]?.versions[version],

    /** The ids of the published versions that this page knows. */
    known: (remote: string): string[] => Object.keys(registry.remotes[remote]?.versions ?? {}),

    has: (remote: string): boolean => registry.remotes[remote] !== undefined,

    use: (remote: string, version: string): void => void inUse.set(remote, version),

    /**
     * The version to run instead of a broken one: the last known good one for the default, the default for a
     * canary, none for a pinned one.
     */
    fallbackFor(remote: string, version: string): string | undefined {
      if (pinnedVersion?.(remote) === version) return undefined;
      const registered = registry.remotes[remote];
      const other = registered?.default === version ? registered.lastKnownGood : registered?.default;
      return other === version ? undefined : other;
    },

    /** Applies newer channels; see `RemoteLoader.follow`. */
    follow(channels: Channels): string[] {
      const unknown: string[] = [];
      const remotes = { ...registry.remotes };
      for (const [remote, channel] of Object.entries(channels)) {
        const registered = remotes[remote];
        const given = [channel.default, channel.lastKnownGood, ...Object.keys(channel.traffic)];
        if (!registered || given.some((id) => id !== undefined && !registered.versions[id])) {
          unknown.push(remote);
          continue;
        }
        const { lastKnownGood: _, ...rest } = registered;
        const next = { ...rest, ...channel };
        if (JSON.stringify(comparableChannel(registered)) === JSON.stringify(comparableChannel(next)))
          continue;
        remotes[remote] = next;
        if (inUse.get(remote) !== pinnedVersion?.(remote)) inUse.delete(remote);
      }
      registry = { ...registry, remotes };
      return unknown;
    },
  };
}

export type VersionChoice = ReturnType<typeof createVersionChoice>;
