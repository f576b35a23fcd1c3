/**
 * Why a module of a remote did not load: its files did not arrive or do not match the registry's hashes
 * ('unreachable'); it timed out; it requires something that the host lacks; it differs from its declaration
 * ('invalid'); its code threw ('crashed').
 */
export type FailureReason = 'unreachable' | 'timeout' | 'incompatible' | 'invalid' | 'crashed';

/** `message` is for operators; screens have their own texts. */
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
