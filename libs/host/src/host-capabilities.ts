/** What the host of a screen offers beyond what every host does. */
export interface HostCapabilities {
  /**
   * Whether there are accounts. Without them nobody signs in: a screen that works without accounts shows what
   * it has on hand, makes no request to the backend, and keeps results to itself and the host.
   */
  readonly accounts: boolean;
}

let capabilities: HostCapabilities = { accounts: true };

/** Constant for as long as the page lives. */
export function hostCapabilities(): HostCapabilities {
  return capabilities;
}

/** Called by a host with fewer capabilities, before it loads any screen. */
export function limitCapabilities(limited: HostCapabilities): void {
  capabilities = limited;
}
