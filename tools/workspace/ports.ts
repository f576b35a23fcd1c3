import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** Where each part of the local stack listens. `PORT_OFFSET` (default 0) moves them all. */
export function ports(offset = Number(process.env.PORT_OFFSET ?? 0)) {
  if (!Number.isInteger(offset) || offset < 0 || offset > 10_000) {
    throw new Error(`PORT_OFFSET must be a whole number from 0 to 10000, not "${process.env.PORT_OFFSET}".`);
  }
  return {
    shell: 4200 + offset,
    quiz: 4201 + offset,
    exam: 4202 + offset,
    voice: 4203 + offset,
    account: 4204 + offset,
    institution: 4210 + offset,
    api: 54321 + offset,
    mailbox: 54324 + offset,
  } as const;
}

export type PartName = keyof ReturnType<typeof ports>;

function remoteFolders(): string[] {
  const apps = join(root, 'apps');
  return readdirSync(apps).filter((app) => existsSync(join(apps, app, 'remote.json')));
}

/** The ports of further remotes: after these, around the port of the institution's page. */
function furtherPorts(offset?: number): number[] {
  const { shell, institution, api: _api, mailbox: _mailbox, ...known } = ports(offset);
  const first = Math.max(...Object.values(known)) + 1;
  return Array.from({ length: shell + 100 - first }, (_, index) => first + index).filter(
    (port) => port !== institution,
  );
}

/**
 * The port of each remote: the first ones have fixed ports, further ones follow in alphabetical order.
 * `names` are the existing remotes; by default the apps of this repository.
 */
export function remotePorts(
  offset?: number,
  names: readonly string[] = remoteFolders(),
): Record<string, number> {
  const { institution: _institution, api: _api, mailbox: _mailbox, ...known } = ports(offset);
  const further = names.filter((name) => !(name in known)).sort();
  const free = furtherPorts(offset);
  if (further.length > free.length) throw new Error('There are more remotes than local ports for them.');
  return { ...known, ...Object.fromEntries(further.map((name, index) => [name, free[index] ?? 0])) };
}

/** The origin of a remote that joins a site of this machine while it runs, beside the `origins` of the others. */
export function joiningOrigin(remote: string, offset: number, origins: Record<string, string>): string {
  const taken = Object.values(origins).map((origin) => Number(new URL(origin).port));
  const { [remote]: own } = remotePorts(offset, []);
  const port = [...(own === undefined ? [] : [own]), ...furtherPorts(offset)].find(
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
