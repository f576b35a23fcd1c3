import { builtFolder } from '@revisoins/workspace/paths';
import { join } from 'node:path';
import type { Registry } from '@revisoins/contracts';
import { writeBankSeed } from '@revisoins/content/seed-sql';
import { ports, remotePorts } from '@revisoins/workspace/ports';
import { serveSite } from '@revisoins/release/serve/serve-site';
import { assembleSite, type Site } from '@revisoins/release/local/assemble';
import { localRemotes } from '@revisoins/workspace/remotes';
import { freeOffset } from '@revisoins/stack/free-offset';
import { startStack } from '@revisoins/stack';
import { openLink } from '../link/link.ts';
import { buildMonolith } from '../monolith/build-monolith.ts';
import { crowdedRegistry, monolithRegistry } from './registries.ts';
import { layOutShell } from './lay-out.ts';

/** Number of remotes in the registry of the crowded site. */
export const CROWD = 50;

export interface Sites {
  /** The shell with its remotes. */
  federated: string;
  /** The same sources as one single-page app. */
  monolith: string;
  /** The shell with many more remotes in its registry. */
  crowded: string;
  /** The origin of each remote of the federated site. */
  remotes: Record<string, string>;
  registry: Registry;
  /** The folder of the federated site. */
  folder: string;
  /** The API without the link, for requests that are not measured. */
  apiUrl: string;
  publishableKey: string;
  /** See `Certificate`. */
  pin: string;
  stop(): Promise<void>;
}

/**
 * Starts the systems under test: one backend and three shells, all behind one link. The apps must be built.
 */
export async function startSites(folder: string): Promise<Sites> {
  const monolith = await buildMonolith();
  const first = await freeOffset();
  const second = await freeOffset(first + 100);
  const third = await freeOffset(second + 100);
  const names = localRemotes().map(({ name }) => name);
  const link = openLink();
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    link.close();
    for (const one of stops.splice(0)) await one();
  };
  try {
    await writeBankSeed();
    const stack = await startStack({ portOffset: first, dataDir: join(folder, 'data'), authLimits: false });
    stops.push(() => stack.stop());
    const at = async (port: number | undefined) => link.attach(port ?? 0);
    const remotes = Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [name, await at(remotePorts(first, names)[name])] as const),
      ),
    );
    const apiUrl = await at(Number(new URL(stack.apiUrl).port));
    const config = { apiUrl, publishableKey: stack.publishableKey };
    const remoteOrigin = (remote: string) => remotes[remote] ?? '';

    const serve = async (site: Site, offset: number, known = site.registry) => {
      const served = { ...site, registry: known };
      stops.unshift(
        await serveSite({
          site: served,
          shellPort: ports(offset).shell,
          remotePort: (remote) => remotePorts(offset, names)[remote] ?? 0,
        }),
      );
      return at(ports(offset).shell);
    };
    const site = await assembleSite({ folder: join(folder, 'federated'), config, remoteOrigin });
    const federated = await serve(site, first);

    const monolithShell = await at(ports(second).shell);
    const shell = { config, origins: remotes };
    const registry = monolithRegistry(site.registry, monolithShell, monolith);
    await serve(
      await layOutShell({ ...shell, folder: join(folder, 'monolith'), build: monolith.folder, registry }),
      second,
    );

    const crowd = crowdedRegistry(site.registry, CROWD);
    const crowdedSite = await layOutShell({
      ...shell,
      folder: join(folder, 'crowded'),
      build: builtFolder('shell'),
      registry: crowd,
    });
    const crowded = await serve(crowdedSite, third, site.registry);

    return {
      federated,
      monolith: monolithShell,
      crowded,
      remotes,
      registry: site.registry,
      folder: site.folder,
      apiUrl: stack.apiUrl,
      publishableKey: stack.publishableKey,
      pin: link.pin,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
