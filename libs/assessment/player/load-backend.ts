import { AppError } from '@revisoins/contracts';

/**
 * Loads the backend's client with the first question to the server: a quiz without an account asks none. Rejects with an
 * AppError.
 */
export const loadBackend = () =>
  import('@revisoins/backend').catch((cause: unknown) => {
    throw new AppError('the client of the backend does not load', 'unavailable', { cause });
  });
