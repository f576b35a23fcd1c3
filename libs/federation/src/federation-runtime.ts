import type { RegisteredVersion } from '@revisoins/contracts';

/** What the loader needs from a federation runtime. */
export interface FederationRuntime {
  /**
   * Registers containers. `entryGlobalName` is what their scripts define; `name` is new for every attempt, so
   * that the runtime cannot reuse a failed one.
   */
  registerRemotes(remotes: { name: string; entry: string; entryGlobalName: string }[]): void;
  loadRemote(id: string): Promise<unknown>;
  /** The versions of each shared package that the host offers. */
  provided(): Record<string, readonly string[]>;
  /**
   * Called before a version is tried again: clears what the page or a cache kept of the first attempt. Never
   * rejects.
   */
  refresh?(version: Pick<RegisteredVersion, 'base' | 'container'>): Promise<void>;
}
