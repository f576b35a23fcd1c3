import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CONTRACT_VERSION, type Registry, type RemoteDeclaration, type SlotName } from '@revisoins/contracts';
import { site } from '../support/site.ts';

export interface SyntheticRemote {
  name: string;
  routes?: readonly { id: string; path: string }[];
  slots?: readonly string[];
  /** Its slots; by default the learner's menu. */
  place?: SlotName;
  /** JavaScript of an object: the exposed modules, by id. */
  exposes?: string;
  /** JavaScript that runs with the share scope as `scope`. */
  init?: string;
}

const remoteBase = (name: string) => `${site.remotes.quiz}/remotes/${name}/1.0.0/`;
const containerName = (name: string) => `revisoins_${name.replaceAll('-', '_')}_synthetic`;

const containerCode = ({ name, exposes = '{}', init = '' }: SyntheticRemote) => `{
  const exposed = ${exposes};
  globalThis.${containerName(name)} = {
    init(scope) { ${init} },
    get(id) { return Promise.resolve(() => exposed[id]); },
  };
}`;

function makeDeclaration({
  name,
  routes = [],
  slots = [],
  place = 'nav.profile',
}: SyntheticRemote): RemoteDeclaration {
  return {
    contract: CONTRACT_VERSION,
    name,
    title: { fr: name, en: name },
    version: '1.0.0',
    routes: routes.map((route) => ({ ...route, access: 'everyone', expose: './routes/v1' })),
    slots: slots.map((id) => ({ id, slot: place, expose: './slots/v1' })),
    nav: [],
    namespaces: [],
    budget: { entry: 8000 },
  };
}

/** Serves remotes that exist only in the test; their names are their addresses. */
export async function serveSynthetic(page: Page, remotes: readonly SyntheticRemote[]): Promise<void> {
  for (const remote of remotes) {
    await page.route(`${remoteBase(remote.name)}remoteEntry.js`, (route) =>
      route.fulfill({
        body: containerCode(remote),
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
  }
}

/** Registers remotes, with hashes like any other. */
export function registerSynthetic(registry: Registry, remotes: readonly SyntheticRemote[]): void {
  for (const remote of remotes) {
    const hash = createHash('sha384').update(containerCode(remote)).digest('base64');
    registry.remotes[remote.name] = {
      default: '1.0.0',
      traffic: {},
      versions: {
        '1.0.0': {
          base: remoteBase(remote.name),
          container: containerName(remote.name),
          declaration: makeDeclaration(remote),
          integrity: { 'remoteEntry.js': `sha384-${hash}` },
          shared: { react: '^19.0.0' },
        },
      },
    };
  }
}
