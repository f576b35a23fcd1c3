/** For hosts only: their side of every channel to the remotes. Remotes may not import it. */
export { ATTEMPTS_PREFIX } from './attempts-under-way.ts';
export { answerConfirmation, pendingConfirmation } from './confirmations.ts';
export { offerDashboardCards } from './dashboard-cards.ts';
export { forgetWantedPage } from './forget-wanted-page.ts';
export { isVersionPinned } from './pinned-versions.ts';
export { limitCapabilities } from './host-capabilities.ts';
export { sendLearningEventsTo } from './learning-events.ts';
export { isSyncRequested } from './syncs.ts';
export { report, sendTelemetryTo } from './telemetry.ts';
export type { LoadPhases, TelemetryEvent } from './telemetry.ts';
export { setTheme, showTheme, startTheme } from './theme.ts';
export { dismissToast, toasts } from './toasts.ts';
export type { Toast } from './toasts.ts';
export { namePagesBy, rememberWantedPage } from './wanted-page.ts';
export type { PageName } from './wanted-page.ts';
