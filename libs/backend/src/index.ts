export { authClient, separateAuthClient } from './client.ts';
export { callRpc } from './call-rpc.ts';
export { invokeFunction } from './invoke-function.ts';
export type { InvokeOptions } from './invoke-function.ts';
export { run } from './run.ts';
export {
  forgetStoredSession,
  rememberSession,
  SESSION_KEY,
  sessionPlace,
  storedSession,
} from './session-place.ts';
export { configureBackend } from './settings.ts';
export { storageBucket } from './storage-bucket.ts';
export { subscribeToChanges } from './subscribe-to-changes.ts';
export { table } from './table.ts';
export type { RowChange } from './table.ts';
export { toAppError } from './to-app-error.ts';
