import { AppError } from '@revisoins/contracts';

/**
 * Loads the backend's client with the first request to the server: a quiz without an account makes none.
 * Rejects with an AppError.
 */
export const loadBackend = () =>
  import('@revisoins/backend').catch((cause: unknown) => {
    throw new AppError('the client of the backend does not load', 'unavailable', { cause });
  });
