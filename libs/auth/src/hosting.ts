/** For hosts only: starting the session and guarding pages. Remotes may not import it. */
export { configureBackend } from '@revisoins/backend/hosting';
export { useUser } from './session/hooks.ts';
export { onDeletedElsewhere } from './session/deleted-elsewhere.ts';
export { permits } from './session/permits.ts';
export { removeTokens } from './session/remove-tokens.ts';
export { startSession } from './session/start-session.ts';
