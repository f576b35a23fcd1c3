export { configureBackend } from './settings.ts';
export {
  adoptVisitSession,
  forgetStoredSession,
  rememberSession,
  SESSION_KEY,
  sessionPlace,
  storedSession,
  storeSession,
} from './session-place.ts';
