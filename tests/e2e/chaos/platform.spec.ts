import { expect, expectFrame, expectSamePage, go, heading, markPage, test } from './chaos-test.ts';
import { remotes, shellScreens } from './remotes.ts';
import {
  defaultVersion,
  NEW_VERSION,
  newBase,
  releaseNew,
  replaceRegistryText,
  rewriteRegistry,
} from './rewrite-registry.ts';
import { registerSynthetic, serveSynthetic, type SyntheticRemote } from './synthetic-remote.ts';
import { openDashboard } from '../support/signed-in.ts';
import { site } from '../support/site.ts';

const broken = 'Quelque chose s’est brisé';

test.describe('a remote that crashes', () => {
  const crashing: SyntheticRemote = {
    name: 'crashing',
    routes: [
      { id: 'render', path: '/crash-render' },
      { id: 'loader', path: '/crash-loader' },
      { id: 'once', path: '/crash-once' },
    ],
    exposes: `{ './routes/v1': { routes: [
      { id: 'render', Component() { throw new Error('synthetic crash'); } },
      { id: 'loader', loader() { throw new Error('synthetic crash'); }, Component: () => null },
      { id: 'once', loader() { if (globalThis.crashed) return 1; globalThis.crashed = true; throw new Error('synthetic crash'); }, Component: () => 'The synthetic page' },
    ] } }`,
  };

  test.beforeEach(async ({ page }) => {
    await serveSynthetic(page, [crashing]);
    await rewriteRegistry(page, (registry) => registerSynthetic(registry, [crashing]));
    await page.goto('/about');
    await markPage(page);
  });

  for (const path of ['/crash-render', '/crash-loader']) {
    test(`${path} stays inside of its outlet`, async ({ page }) => {
      await go(page, path);
      await expect(page.getByRole('main').getByRole('heading', { name: broken })).toBeVisible();
      await expectFrame(page);
      for (const { screens } of remotes) {
        await go(page, screens[0].path);
        await expect(heading(page, screens[0].heading)).toBeVisible();
      }
      await expectSamePage(page);
    });
  }

  test('comes back when it is tried again', async ({ page }) => {
    await go(page, '/crash-once');
    await expect(page.getByRole('heading', { name: broken })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('The synthetic page')).toBeVisible();
    await expectSamePage(page);
  });
});

test('a new version that crashes on screen falls back to the last known good one automatically', async ({
  page,
}) => {
  const sound: SyntheticRemote = {
    name: 'sound',
    routes: [{ id: 'home', path: '/crashing-lately' }],
    exposes: `{ './routes/v1': { routes: [{ id: 'home', Component: () => 'The sound version' }] } }`,
  };
  const crashing: SyntheticRemote = {
    ...sound,
    name: 'lately',
    exposes: `{ './routes/v1': { routes: [{ id: 'home', Component() { throw new Error('synthetic crash'); } }] } }`,
  };
  await serveSynthetic(page, [sound, crashing]);
  await rewriteRegistry(page, (registry) => {
    registerSynthetic(registry, [sound, crashing]);
    const { version: good } = defaultVersion(registry, 'sound');
    const { remote, version } = defaultVersion(registry, 'lately');
    delete registry.remotes['sound'];
    remote.versions['0.9.0'] = { ...good, declaration: { ...version.declaration, version: '0.9.0' } };
    remote.lastKnownGood = '0.9.0';
  });
  await page.goto('/about');
  await markPage(page);
  await go(page, '/crashing-lately');
  await expect(page.getByText('The sound version')).toBeVisible();
  await expectSamePage(page);
});

test('a profile menu that did not load appears automatically when the learner navigates', async ({
  page,
}) => {
  await rewriteRegistry(page);
  const isSlot = (url: URL) => url.origin === site.remotes.account && url.pathname.endsWith('.js');
  await page.route(isSlot, (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  await page.unroute(isSlot);
  await markPage(page);
  await go(page, '/terms');
  await expect(page.getByRole('button', { name: /Mon profil/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeHidden();
  await expectSamePage(page);
});

test('a remote fills the top of the page with what its slot gives it, and takes nothing with it when it crashes', async ({
  page,
}) => {
  const tip: SyntheticRemote = {
    name: 'tip',
    slots: ['tip', 'crash'],
    place: 'page.top',
    exposes: `{ './slots/v1': { slots: {
      tip: ({ path, access }) => 'Synthetic tip for ' + path + ', ' + access,
      crash: () => { throw new Error('synthetic crash'); },
    } } }`,
  };
  await serveSynthetic(page, [tip]);
  await rewriteRegistry(page, (registry) => registerSynthetic(registry, [tip]));
  await page.goto('/about');
  await expect(page.getByText('Synthetic tip for /about, everyone')).toBeVisible();
  await go(page, '/skills');
  await expect(page.getByText('Synthetic tip for /skills, signed-in')).toBeVisible();
  await expectFrame(page);
});

test('a dashboard shows what remotes contribute, in order, and stays whole when one of them crashes', async ({
  page,
}) => {
  const plans: SyntheticRemote = {
    name: 'plans',
    slots: ['late', 'crash', 'early', 'quiet'],
    place: 'dashboard.top',
    exposes: `{ './slots/v1': { slots: {
      late: () => 'Synthetic plan for later.',
      crash: () => { throw new Error('synthetic crash'); },
      early: () => 'Synthetic plan for now.',
      quiet: () => 'Synthetic plan during a quiz.',
    } } }`,
  };
  await serveSynthetic(page, [plans]);
  await rewriteRegistry(page, (registry) => {
    registerSynthetic(registry, [plans]);
    const { slots } = defaultVersion(registry, 'plans').version.declaration;
    for (const slot of slots) {
      if (slot.id === 'late') slot.order = 2;
      if (slot.id === 'early') slot.order = -1;
      if (slot.id === 'quiet') slot.during = ['quiz'];
    }
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'À faire' })).toContainText(
    'Synthetic plan for now.Synthetic plan for later.',
  );
  await expectFrame(page);
});

test.describe('the profile slot', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const [how, slot] of [
    ['crashes', `() => { throw new Error('synthetic crash'); }`],
    ['is not there', 'undefined'],
    ['is not a component', `'synthetic'`],
  ] as const) {
    test(`that ${how} leaves the navigation whole, with a way to sign out`, async ({ page, learner }) => {
      const menu: SyntheticRemote = {
        name: 'menu',
        slots: ['menu'],
        exposes: `{ './slots/v1': { slots: { menu: ${slot} } } }`,
      };
      await serveSynthetic(page, [menu]);
      await rewriteRegistry(page, (registry) => {
        for (const { versions } of Object.values(registry.remotes))
          for (const { declaration } of Object.values(versions)) declaration.slots = [];
        registerSynthetic(registry, [menu]);
      });
      await openDashboard(page, learner);
      await expectFrame(page);
      await page.getByRole('banner').getByRole('link', { name: 'Compétences' }).click();
      await expect(heading(page, /^Compétences$/)).toBeVisible();
      await page.getByRole('button', { name: 'Se déconnecter' }).click();
      await page.waitForURL('**/login');
    });
  }
});

test('an account that hangs leaves a way to sign out after a moment', async ({ page }) => {
  await page.clock.install();
  await rewriteRegistry(page);
  await page.route(`${site.remotes.account}/**`, () => {});
  await page.goto('/skills', { waitUntil: 'commit' });
  await expect(heading(page, /^Compétences$/)).toBeVisible();
  await page.clock.fastForward(2_100);
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
});

test('the operator learns what loads, how long it takes and what falls back, and nothing about the learner', async ({
  page,
}) => {
  const events: Record<string, unknown>[] = [];
  const telemetryUrl = `${site.shell}/telemetry`;
  const base = newBase(site.remotes.voice ?? '', 'voice');
  await rewriteRegistry(
    page,
    (registry) => {
      releaseNew(registry, 'voice', base);
      Object.assign(defaultVersion(registry, 'exam').version.declaration, { contract: 9 });
    },
    { telemetryUrl },
  );
  await page.route(telemetryUrl, (route) => {
    events.push(route.request().postDataJSON() as Record<string, unknown>);
    return route.fulfill({ status: 204 });
  });
  await page.route(`${base}**`, (route) => route.abort());
  await page.goto('/thalia-settings');
  await expect(heading(page, /Paramètres de la voix/)).toBeVisible();
  const ofVoice = () => events.filter(({ remote }) => remote === 'voice').map(({ type }) => type);
  await expect
    .poll(ofVoice)
    .toEqual(['remote-failed', 'remote-fell-back', 'remote-loaded', 'remote-rendered']);
  expect(events).toContainEqual({
    type: 'remote-fell-back',
    remote: 'voice',
    version: expect.any(String),
    from: NEW_VERSION,
    reason: 'unreachable',
  });
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'remote-loaded',
      phases: { entry: expect.any(Number), files: expect.any(Number) },
    }),
  );
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'remote-failed',
      remote: 'exam',
      reason: expect.stringContaining('contract 9'),
    }),
  );
  expect(JSON.stringify(events)).not.toMatch(/@/);
});

test('fifty more remotes in the registry are asked nothing', async ({ page }) => {
  const many = Array.from({ length: 50 }, (_, index): SyntheticRemote => ({
    name: `more-${index}`,
    routes: [{ id: 'home', path: `/more-${index}` }],
  }));
  await rewriteRegistry(page, (registry) => registerSynthetic(registry, many));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remotes/more-')) asked.push(request.url());
  });
  await page.goto('/dashboard');
  await expect(heading(page, remotes[0]?.screens[0].heading ?? /^$/)).toBeVisible();
  for (const { path, heading: name } of shellScreens) {
    await go(page, path);
    await expect(heading(page, name)).toBeVisible();
  }
  expect(asked).toEqual([]);
});

test('a remote with an unknown contract is left out with a notice, and the others run', async ({ page }) => {
  await rewriteRegistry(page, (registry) => {
    Object.assign(defaultVersion(registry, 'voice').version.declaration, { contract: 9 });
  });
  await page.goto('/about?federation');
  const panel = page.getByRole('dialog', { name: 'Versions des parties' });
  await expect(panel.getByText('contract 9 is not one that this host knows (1)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Une de ses parties n’est pas accessible')).toBeVisible();
  await go(page, '/skills');
  await expect(heading(page, /^Compétences$/)).toBeVisible();
});

test('a remote that offers a newer React replaces nobody’s', async ({ page }) => {
  const offer = `{ get: () => Promise.resolve(() => { globalThis.poisoned = true; return {}; }), loaded: 1, from: 'poison', useIn: [], eager: true, strategy: 'version-first', shareConfig: { singleton: true, eager: true, requiredVersion: '*' } }`;
  const poison: SyntheticRemote = {
    name: 'poison',
    routes: [{ id: 'poison', path: '/poison' }],
    init: `for (const name of ['react', 'react/jsx-runtime', 'react-dom', '@revisoins/router', '@revisoins/auth', '@revisoins/i18n', '@revisoins/host', '@revisoins/backend'])
      (scope[name] ??= {})['19.99.0'] = ${offer};`,
    exposes: `{ './routes/v1': { routes: [{ id: 'poison', Component: () => 'The synthetic page' }] } }`,
  };
  await serveSynthetic(page, [poison]);
  await rewriteRegistry(page, (registry) => registerSynthetic(registry, [poison]));
  await page.goto('/about');
  await go(page, '/poison');
  await expect(page.getByText('The synthetic page')).toBeVisible();
  for (const { screens } of remotes) {
    for (const screen of screens) {
      await go(page, screen.path);
      await expect(heading(page, screen.heading)).toBeVisible();
    }
  }
  expect(await page.evaluate(() => 'poisoned' in globalThis)).toBe(false);
});

for (const [what, text] of [
  ['corrupt', '{"schema": 1, "remotes": {'],
  ['of another schema', '{"schema": 99, "remotes": {}}'],
  ['missing', undefined],
] as const) {
  test(`a registry that is ${what} leaves the shell running, with a notice`, async ({ page }) => {
    await replaceRegistryText(page, text);
    await page.goto('/about');
    await expect(page.getByText('Le site est incomplet pour l’instant')).toBeVisible();
    await expectFrame(page);
    for (const screen of shellScreens) {
      await go(page, screen.path);
      await expect(heading(page, screen.heading)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  });
}
