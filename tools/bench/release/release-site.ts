import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registrySchema } from '@revisoins/contracts';
import { serveSite } from '@revisoins/release/serve/serve-site';
import { freeOffset } from '@revisoins/stack/free-offset';
import { closeServer } from '@revisoins/stack/listen-on-port';
import { serveInstitution } from '@revisoins/start/serve-institution';
import { startSite } from '@revisoins/start/start-site';
import { buildApps } from '@revisoins/workspace/build-apps';
import { builtFolder } from '@revisoins/workspace/paths';
import { ports } from '@revisoins/workspace/ports';
import { buildMonolith } from '../monolith/build-monolith.ts';
import { layOutShell } from '../sites/lay-out.ts';
import { monolithRegistry } from '../sites/registries.ts';

export interface ReleaseSite {
  /** The folder of the site, and one for anything else. */
  folder: string;
  temporary: string;
  shellUrl: string;
  apiUrl: string;
  publishableKey: string;
  /** A page that embeds a quiz of the site, and one that embeds it from the bundle. */
  institutions: { federated: string; monolith: string };
  stop(): Promise<void>;
}

/**
 * Starts the site as `npm start` does, and beside it the same sources as one bundle, each with an
 * institution.
 */
export async function startReleaseSite(): Promise<ReleaseSite> {
  await buildApps();
  const monolith = await buildMonolith();
  // The element in the institution's page is the same; the framed page differs.
  cpSync(join(builtFolder('shell'), 'embed'), join(monolith.folder, 'embed'), { recursive: true });
  const temporary = mkdtempSync(join(tmpdir(), 'revisoins-release-bench-'));
  const folder = join(temporary, 'site');
  const portOffset = await freeOffset();
  const second = ports(await freeOffset(portOffset + 100));
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one();
    rmSync(temporary, { recursive: true, force: true });
  };
  try {
    const site = await startSite({
      portOffset,
      dataDir: join(temporary, 'data'),
      siteFolder: folder,
      log: () => {},
    });
    stops.push(() => site.stop());
    const { apiUrl, publishableKey, shellUrl } = site;
    const [bundleUrl, institutionUrl] = [second.shell, second.institution].map(
      (port) => `http://localhost:${port}`,
    ) as [string, string];
    const registry = registrySchema.parse(JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8')));
    const bundle = await layOutShell({
      folder: join(temporary, 'monolith'),
      build: monolith.folder,
      config: { apiUrl, publishableKey, publicUrl: bundleUrl, embedding: { parents: [institutionUrl] } },
      registry: monolithRegistry(registry, bundleUrl, monolith),
      origins: {},
    });
    stops.push(await serveSite({ site: bundle, shellPort: second.shell }));
    const institution = await serveInstitution(second.institution, bundleUrl);
    stops.push(() => closeServer(institution));
    return {
      folder,
      temporary,
      shellUrl,
      apiUrl,
      publishableKey,
      institutions: { federated: site.institutionUrl, monolith: institutionUrl },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
