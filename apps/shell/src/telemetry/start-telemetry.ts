import type { Registry, SiteConfig } from '@revisoins/contracts';
import { report, sendTelemetryTo, type TelemetryEvent } from '@revisoins/host/hosting';
import type { Site } from '../platform/read-site.ts';
import { findOwner } from './find-owner.ts';
import { withoutPersonalData } from './without-personal-data.ts';

export interface TelemetryOptions extends Pick<Site, 'config' | 'registry' | 'refused'> {
  /** Origin of the shell. */
  platform: string;
  /** Whether the page is the platform's own, and not a page that mounts a remote. */
  isOwnPage: boolean;
  /** Whether this is development: the events are printed in the console. */
  isDeveloped: boolean;
}

/** A page that fails in a loop must not flood the operator. */
const MOST = 200;

function show({ type, ...details }: TelemetryEvent): void {
  // oxlint-disable-next-line no-console
  console.info(`Révisoins · ${type}`, details);
}

function senderTo({ telemetryUrl }: SiteConfig, isDeveloped: boolean): (event: TelemetryEvent) => void {
  let sent = 0;
  return (event) => {
    const cleaned = withoutPersonalData(event);
    if (isDeveloped) show(cleaned);
    if (telemetryUrl !== undefined && sent++ < MOST)
      navigator.sendBeacon(telemetryUrl, JSON.stringify(cleaned));
  };
}

function reportViolations(registry: Registry, platform: string, isOwnPage: boolean): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ sourceFile, blockedURI, effectiveDirective: directive }) => {
      const owner =
        findOwner(sourceFile, registry, platform) ??
        findOwner(blockedURI, registry, platform) ??
        (isOwnPage ? { owner: 'shell' } : undefined);
      if (owner) report({ type: 'policy-violated', ...owner, directive, blocked: blockedURI });
    },
  );
}

/**
 * Sends the platform's events to the operator, if the site names an address, and to the console in
 * development. Reports what was left out of the registry, and violations of the security policy from now on.
 */
export function startTelemetry({
  config,
  registry,
  refused,
  platform,
  isOwnPage,
  isDeveloped,
}: TelemetryOptions): void {
  sendTelemetryTo(senderTo(config, isDeveloped));
  for (const refusal of refused) report({ type: 'remote-failed', ...refusal });
  reportViolations(registry, platform, isOwnPage);
}

/** Whether this page runs a development build. */
export const isDevelopment = process.env.NODE_ENV === 'development';
