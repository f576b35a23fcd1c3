let findSettings: (remote: string) => Readonly<Record<string, string>> = () => ({});

/**
 * What the operator of the site has set for a remote, by the setting's name; everybody can read it. Parse it:
 * the host has not.
 */
export const remoteSettings = (remote: string): Readonly<Record<string, string>> => findSettings(remote);

/** For the host, which knows the operator's configuration. */
export function offerRemoteSettings(find: typeof findSettings): void {
  findSettings = find;
}
