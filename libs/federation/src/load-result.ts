/**
 * Why a part of a remote did not load: its files did not come, or are not those that the registry pins ('unreachable'); not
 * in time; it wants what the host does not have; it is not what its declaration promises ('invalid'); its code threw ('crashed').
 */
export type FailureReason = 'unreachable' | 'timeout' | 'incompatible' | 'invalid' | 'crashed';

/** `message` is for operators; a screen says it in its own words. */
export interface LoadFailure {
  remote: string;
  version: string;
  reason: FailureReason;
  message: string;
  cause?: unknown;
}

/** What was loaded, and from which version; `failures` are those of versions that were tried before. */
export interface Loaded<Value> {
  status: 'loaded';
  value: Value;
  version: string;
  failures: readonly LoadFailure[];
}

/** The state of a remote on this page; when it is loaded, `failure` says why it runs a fallback. */
export interface LoadState {
  status: 'idle' | 'loaded' | 'failed';
  failure?: LoadFailure | undefined;
}

/** A load never rejects: it ends in one of these. */
export type LoadResult<Value> = Loaded<Value> | { status: 'failed'; failure: LoadFailure };
