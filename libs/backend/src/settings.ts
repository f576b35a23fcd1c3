import { AppError } from '@revisoins/contracts';

export interface BackendSettings {
  /** Origin of the backend's API, with or without a trailing slash. */
  apiUrl: string;
  /** The backend's public key; safe to show. */
  publishableKey: string;
  /** The function that makes requests; by default, the browser's own. */
  fetch?: typeof fetch;
  /** Maximum wait for one request in milliseconds; 10 000 by default. */
  timeoutMs?: number;
}

export type ResolvedSettings = Readonly<Required<BackendSettings>>;

const DEFAULT_TIMEOUT_MS = 10_000;

let current: ResolvedSettings | null = null;

/**
 * Configures the backend; a host calls it once, before the first request. Makes no request and creates no
 * client.
 */
export function configureBackend(settings: BackendSettings): void {
  current = {
    apiUrl: settings.apiUrl.replace(/\/+$/, ''),
    publishableKey: settings.publishableKey,
    fetch: settings.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  };
}

/** Throws an AppError 'unexpected' when no host has configured the backend. */
export function backendSettings(): ResolvedSettings {
  if (current === null)
    throw new AppError('The backend is not configured: call configureBackend first', 'unexpected');
  return current;
}
