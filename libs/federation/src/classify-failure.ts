import { isAppError } from '@revisoins/contracts';
import type { FailureReason } from './load-result.ts';

/** Why loading a remote failed, as far as the error shows. */
export function classifyFailure(error: unknown): FailureReason {
  if (isAppError(error)) {
    if (error.kind === 'invalid') return 'invalid';
    if (error.kind === 'timeout') return 'timeout';
    if (error.kind === 'network' || error.kind === 'unavailable') return 'unreachable';
    return 'crashed';
  }
  return error instanceof Error && error.name === 'ChunkLoadError' ? 'unreachable' : 'crashed';
}
