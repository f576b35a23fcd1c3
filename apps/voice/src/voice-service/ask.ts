import { invokeFunction, type InvokeOptions } from '@revisoins/backend';
import { toVoiceFailure } from './to-voice-failure.ts';
import { done, type Outcome, type VoiceFailure } from './voice-failure.ts';

/**
 * Calls a function once, without retries, which would be billed. `read` parses the answer and throws for a
 * wrong shape. Rejects only with the signal's reason.
 */
export async function ask<T>(
  name: string,
  options: InvokeOptions,
  read: (answer: unknown) => T,
  otherwise: VoiceFailure,
): Promise<Outcome<T>> {
  try {
    return done(read(await invokeFunction(name, options)));
  } catch (error) {
    options.signal?.throwIfAborted();
    return toVoiceFailure(error, otherwise);
  }
}
