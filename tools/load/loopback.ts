/** The origin of an address of this machine. Throws for any other address: unrequested load is an attack. */
export function loopbackOrigin(address: string): string {
  const { protocol, hostname, origin } = new URL(address);
  if (protocol !== 'http:' || !['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw new Error(`The load goes to this machine only, not to ${address}.`);
  return origin;
}
