export { configureBackend } from './settings.ts';
export type { BackendSettings } from './settings.ts';
export {
  adoptVisitSession,
  forgetStoredSession,
  rememberSession,
  SESSION_KEY,
  sessionPlace,
  storedSession,
  storeSession,
} from './session-place.ts';
export type { SessionPlace } from './session-place.ts';
