export { deviceStorage, parseStored, tabStorage } from './browser-storage.ts';
export type { TextStorage } from './browser-storage.ts';
export { confirm } from './confirmations.ts';
export type { Confirmation } from './confirmations.ts';
export { holdVersion, releaseVersion } from './held-versions.ts';
export { hostCapabilities } from './host-capabilities.ts';
export type { HostCapabilities } from './host-capabilities.ts';
export { tellHost } from './learning-events.ts';
export type { LearningEvent } from './learning-events.ts';
export { cancelSync, requestSync } from './syncs.ts';
export type { RemoteSync } from './syncs.ts';
export { report } from './telemetry.ts';
export type { LoadPhases, TelemetryEvent } from './telemetry.ts';
export { setTheme, theme } from './theme.ts';
export type { AppliedTheme, ThemeChoice } from './theme.ts';
export { toast } from './toasts.ts';
export type { Toast, ToastMessage, ToastVariant } from './toasts.ts';
export { useReadonlyStore } from './use-readonly-store.ts';

// For hosts only.
export { answerConfirmation, pendingConfirmation } from './confirmations.ts';
export { isVersionHeld } from './held-versions.ts';
export { limitCapabilities } from './host-capabilities.ts';
export { sendLearningEventsTo } from './learning-events.ts';
export { isSyncRequested } from './syncs.ts';
export { sendTelemetryTo } from './telemetry.ts';
export { showTheme, startTheme } from './theme.ts';
export type { ThemePlace } from './theme.ts';
export { dismissToast, toasts } from './toasts.ts';
