/** What the host of a screen can do for it, besides what every host does. */
export interface HostCapabilities {
  /**
   * Whether there are accounts. Without them nobody signs in: a screen that can do without shows what it has on hand,
   * asks the backend nothing and keeps results to itself and the host.
   */
  readonly accounts: boolean;
}

let capabilities: HostCapabilities = { accounts: true };

/** The same for as long as the page lives. */
export function hostCapabilities(): HostCapabilities {
  return capabilities;
}

/** Called by a host that offers less than usual, before it loads any screen. */
export function limitCapabilities(limited: HostCapabilities): void {
  capabilities = limited;
}
