import type { RegisteredVersion } from '@revisoins/contracts';

/** What the loader needs from a federation runtime. */
export interface FederationRuntime {
  /** Makes containers known. `entryGlobalName` is what their scripts define; `name` is new for every try, so that the runtime cannot answer from a failed one. */
  registerRemotes(remotes: { name: string; entry: string; entryGlobalName: string }[]): void;
  loadRemote(id: string): Promise<unknown>;
  /** The versions of each shared package that the host offers. */
  provided(): Record<string, readonly string[]>;
  /** Called before another try of a version: makes sure that it does not end as the first because of what the page or a cache keeps of it. Never rejects. */
  refresh?(version: Pick<RegisteredVersion, 'base' | 'container'>): Promise<void>;
}
