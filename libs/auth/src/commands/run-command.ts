import { isAppError } from '@revisoins/contracts';
import type { AppError } from '@revisoins/contracts';
import { backend } from '../backend.ts';
import type { Backend } from '../backend.ts';
import { session } from '../session/session.store.ts';

/** What can happen to every command. */
export type CommandFailure =
  /** The server asks to wait: `seconds` if it says how long, otherwise a few minutes. */
  | { kind: 'too-many-requests'; seconds: number | null }
  /** The server cannot be reached, or it is down. */
  | { kind: 'unavailable' }
  /** `message` is the server's. */
  | { kind: 'failed'; message: string };

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

/** The same for a command that needs a session. */
export async function runSignedIn<T>(work: (client: Backend) => Promise<T>): Promise<T | SessionFailure> {
  return runCommand(async (client): Promise<T | SessionFailure> => {
    try {
      return await work(client);
    } catch (error) {
      // A session that ends on the way lets the request go out as a visitor's, which is refused for other reasons.
      const hasEnded = session.getState().status === 'signed-out';
      if (isAppError(error) && (error.kind === 'unauthorized' || hasEnded))
        return { kind: 'session-expired' };
      throw error;
    }
  });
}
