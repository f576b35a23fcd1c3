import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';
import { portOffset } from './port-offset.ts';

/** The ports of everything but the remotes on this machine. `PORT_OFFSET` (default 0) shifts all ports. */
export function ports(offset = portOffset()) {
  return {
    shell: 4200 + offset,
    institution: 4210 + offset,
    api: 54321 + offset,
    mailbox: 54324 + offset,
  } as const;
}

/** The names of the remotes of this repository, in alphabetical order. */
function remoteFolders(): string[] {
  const apps = join(root, 'apps');
  return readdirSync(apps)
    .filter((app) => existsSync(join(apps, app, 'remote.json')))
    .sort();
}

/** The ports for remotes: the ones after the shell's, except the port of the institution's page. */
function portsForRemotes(offset?: number): number[] {
  const { shell, institution } = ports(offset);
  return Array.from({ length: 99 }, (_, index) => shell + 1 + index).filter((port) => port !== institution);
}

/** The port of each remote, in the order of `names`; by default the apps of this repository. */
export function remotePorts(
  offset?: number,
  names: readonly string[] = remoteFolders(),
): Record<string, number> {
  const free = portsForRemotes(offset);
  if (names.length > free.length) throw new Error('There are more remotes than local ports for them.');
  return Object.fromEntries(names.map((name, index) => [name, free[index] ?? 0]));
}

/** Every port that the local stack, the shell and the remotes listen on. */
export const allPorts = (offset?: number): number[] => [
  ...Object.values(ports(offset)),
  ...Object.values(remotePorts(offset)),
];

/**
 * The origin of a remote that joins a site of this machine while it runs, beside the `origins` of the others.
 */
export function joiningOrigin(remote: string, offset: number, origins: Record<string, string>): string {
  const taken = Object.values(origins).map((origin) => Number(new URL(origin).port));
  const own = remotePorts(offset)[remote];
  const port = [...(own === undefined ? [] : [own]), ...portsForRemotes(offset)].find(
    (one) => !taken.includes(one),
  );
  if (port === undefined) throw new Error('There are more remotes than local ports for them.');
  return `http://localhost:${port}`;
}

/** The origin of a remote on this machine. */
export function localOrigin(remote: string, offset?: number): string {
  const port = remotePorts(offset)[remote];
  if (port === undefined) throw new Error(`apps/${remote}/remote.json is missing, so ${remote} has no port.`);
  return `http://localhost:${port}`;
}
