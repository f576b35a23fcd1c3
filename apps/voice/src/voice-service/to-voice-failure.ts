import { isAppError } from '@revisoins/contracts';
import { failed, type Failed, type VoiceFailure } from './voice-failure.ts';

const NOT_CONFIGURED = 501;
const TOO_LARGE = 413;

/** What a failed call means for the learner; `otherwise` is the step's own message. */
export function toVoiceFailure(error: unknown, otherwise: VoiceFailure): Failed {
  if (!isAppError(error)) return failed(otherwise);
  const { status, retryAfterSeconds } = error.metadata;
  if (status === NOT_CONFIGURED) return failed('not-configured');
  if (status === TOO_LARGE) return failed('too-long');
  if (error.kind === 'not-found') return failed('voice-unknown');
  if (error.kind === 'unauthorized') return failed('signed-out');
  if (error.kind === 'forbidden') return failed('exam');
  if (error.kind === 'network') return failed('offline');
  if (error.kind !== 'rate-limited') return failed(otherwise);
  const seconds = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 60;
  return { ...failed('limited'), waitMinutes: Math.max(1, Math.ceil(seconds / 60)) };
}
