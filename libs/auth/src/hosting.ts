/** What only a host uses of this library: it starts the session, and guards the pages. Remotes may not import it. */
export { configureBackend } from '@revisoins/backend/setup';
export { permits } from './session/permits.ts';
export { startSession } from './session/start-session.ts';
