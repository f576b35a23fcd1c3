import type { RegisteredRemote } from '@revisoins/contracts';

/**
 * A remote with the published version that this browser chose as its default; the version that it replaces
 * becomes the fallback. Pure.
 */
export const withOverride = (remote: RegisteredRemote, version: string): RegisteredRemote => ({
  ...remote,
  default: version,
  traffic: {},
  lastKnownGood: remote.default,
});
