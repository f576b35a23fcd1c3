/**
 * A program: publishes the commit in a work tree on both sides, with the release tool of that commit. Its
 * apps must be built. Prints what the monolith preloads, as JSON.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { buildMonolith as BuildMonolith } from '../../monolith/build-monolith.ts';
import type { layOutShell as LayOutShell } from '../../sites/lay-out.ts';
import type { monolithRegistry as MonolithRegistry } from '../../sites/registries.ts';
import type { assembleSite as AssembleSite } from '@revisoins/release/local/assemble';

const [, , tree = '', sites = ''] = process.argv;
const load = (path: string) => import(pathToFileURL(join(tree, path)).href) as Promise<unknown>;

const { buildMonolith } = (await load('tools/bench/monolith/build-monolith.ts')) as {
  buildMonolith: typeof BuildMonolith;
};
const { assembleSite } = (await load('tools/release/local/assemble.ts')) as {
  assembleSite: typeof AssembleSite;
};
const { layOutShell } = (await load('tools/bench/sites/lay-out.ts')) as { layOutShell: typeof LayOutShell };
const { monolithRegistry } = (await load('tools/bench/sites/registries.ts')) as {
  monolithRegistry: typeof MonolithRegistry;
};

const config = {
  apiUrl: 'https://api.example',
  publishableKey: 'sb_publishable_bench',
  publicUrl: 'https://revisoins.example',
};
const remoteOrigin = (remote: string) => `https://${remote}.example`;

const monolith = await buildMonolith();
const { registry } = await assembleSite({ folder: join(sites, 'federated'), config, remoteOrigin });
await layOutShell({
  folder: join(sites, 'monolith'),
  build: monolith.folder,
  config,
  registry: monolithRegistry(registry, 'https://revisoins.example', monolith),
  origins: Object.fromEntries(Object.keys(registry.remotes).map((name) => [name, remoteOrigin(name)])),
});
console.log(JSON.stringify(monolith));
