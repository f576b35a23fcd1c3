import type { Registry, SiteConfig } from '@revisoins/contracts';
import { report, sendTelemetryTo } from '@revisoins/host';

/** The part of the platform that a URL belongs to. */
function partOf(url: string, registry: Registry): string {
  const owner = Object.entries(registry.remotes).find(([, remote]) =>
    Object.values(remote.versions).some(({ base }) => url.startsWith(base)),
  );
  return owner?.[0] ?? 'shell';
}

/** Sends the platform's events to the operator, if the site names a place, and reports violations of the security policy. */
export function startTelemetry({ telemetryUrl }: SiteConfig, registry: Registry): void {
  if (telemetryUrl) sendTelemetryTo((event) => navigator.sendBeacon(telemetryUrl, JSON.stringify(event)));
  document.addEventListener('securitypolicyviolation', ({ sourceFile, blockedURI, effectiveDirective }) => {
    report({ type: 'policy-violated', part: partOf(sourceFile, registry), directive: effectiveDirective, blocked: blockedURI });
  });
}
