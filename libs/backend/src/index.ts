export { authClient, separateAuthClient } from './client.ts';
export { callRpc } from './call-rpc.ts';
export { invokeFunction } from './invoke-function.ts';
export type { InvokeOptions } from './invoke-function.ts';
export { run } from './run.ts';
export type { QueryAnswer } from './run.ts';
export {
  forgetStoredSession,
  rememberSession,
  SESSION_KEY,
  sessionPlace,
  storedSession,
} from './session-place.ts';
export type { SessionPlace } from './session-place.ts';
export { configureBackend } from './settings.ts';
export type { BackendSettings } from './settings.ts';
export { storageBucket } from './storage-bucket.ts';
export { subscribeToChanges } from './subscribe-to-changes.ts';
export type { ChangeSubscription, TableChange } from './subscribe-to-changes.ts';
export { table } from './table.ts';
export type { Change, NewRow, Query, RowChange, Table, TableName } from './table.ts';
export { toAppError } from './to-app-error.ts';
