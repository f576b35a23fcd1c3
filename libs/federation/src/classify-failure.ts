import { isAppError } from '@revisoins/contracts';
import type { FailureReason } from './load-result.ts';

/** Part of the federation runtime's message for an entry that did not define its container. */
const NO_CONTAINER = 'RUNTIME-001';

/** Why loading a remote failed, as far as the error shows. */
export function classifyFailure(error: unknown): FailureReason {
  if (isAppError(error)) {
    if (error.kind === 'invalid') return 'invalid';
    if (error.kind === 'timeout') return 'timeout';
    if (error.kind === 'network' || error.kind === 'unavailable') return 'unreachable';
    return 'crashed';
  }
  if (!(error instanceof Error)) return 'crashed';
  if (error.message.includes('ScriptExecutionError')) return 'crashed';
  if (error.message.includes('ScriptNetworkError') || error.name === 'ChunkLoadError') return 'unreachable';
  if (error.message.includes(NO_CONTAINER)) return 'invalid';
  return 'crashed';
}
