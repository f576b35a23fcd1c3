import { type AppError, isAppError } from '@revisoins/contracts';
import { backend } from '../backend.ts';
import type { Backend } from '../backend.ts';
import { session } from '../session/session.store.ts';

/** Outcomes that every command can have. */
export type CommandFailure =
  /** The server asks to wait: `seconds` if it specifies how long, else a few minutes. */
  | { kind: 'too-many-requests'; seconds: number | null }
  /** The server cannot be reached or is down. */
  | { kind: 'unavailable' }
  /** `message` is the server's. */
  | { kind: 'failed'; message: string };

/** Why a command of a signed-in learner failed. */
export type SessionFailure = CommandFailure | { kind: 'session-expired' };

export const errorCode = (error: AppError): unknown => error.metadata['code'];

export function retryAfterSeconds(error: AppError): number | null {
  const seconds = error.metadata['retryAfterSeconds'];
  return typeof seconds === 'number' ? seconds : null;
}

function toCommandFailure(error: unknown): CommandFailure {
  if (!isAppError(error))
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  switch (error.kind) {
    case 'rate-limited':
      return { kind: 'too-many-requests', seconds: retryAfterSeconds(error) };
    case 'network':
    case 'timeout':
    case 'unavailable':
      return { kind: 'unavailable' };
    default:
      return { kind: 'failed', message: error.message };
  }
}

/** Runs a command with the backend's client. Never rejects. */
export async function runCommand<T>(work: (client: Backend) => Promise<T>): Promise<T | CommandFailure> {
  let client: Backend;
  try {
    client = await backend();
  } catch {
    return { kind: 'unavailable' }; // the client's files could not be loaded
  }
  try {
    return await work(client);
  } catch (error) {
    return toCommandFailure(error);
  }
}

/** Runs a command that needs a session. */
export async function runSignedIn<T>(work: (client: Backend) => Promise<T>): Promise<T | SessionFailure> {
  return runCommand(async (client): Promise<T | SessionFailure> => {
    try {
      return await work(client);
    } catch (error) {
      // If the session ends meanwhile, the request goes out as a visitor's and is refused for another reason.
      const hasEnded = session.getState().status === 'signed-out';
      if (isAppError(error) && (error.kind === 'unauthorized' || hasEnded))
        return { kind: 'session-expired' };
      throw error;
    }
  });
}
