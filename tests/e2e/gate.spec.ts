import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRemote } from '@revisoins/sdk/conformance/hand-written.fixture';
import { expect, test } from './support/test.ts';

const repository = join(import.meta.dirname, '../..');
const siteFolder = process.env.SITE_FOLDER ?? '';

interface Declared {
  routes: { id: string }[];
}

/** A build of the voice remote in its own folder, with these of its screens, and with a change. */
function candidate(change: (file: (name: string) => string) => void, screens?: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-candidate-'));
  cpSync(join(repository, 'apps/voice/dist/production'), folder, { recursive: true });
  const file = (name: string) => join(folder, name);
  if (screens) keepScreens(file, screens);
  change(file);
  return folder;
}

/** The gate opens each screen of a build: where any shows the fault, one is enough. */
function keepScreens(file: (name: string) => string, screens: readonly string[]): void {
  const only = <T>(byRoute: Record<string, T>) =>
    Object.fromEntries(Object.entries(byRoute).filter(([id]) => screens.includes(id)));
  asJson<Declared>(file('remote.json'), (declared) => ({
    ...declared,
    routes: declared.routes.filter(({ id }) => screens.includes(id)),
  }));
  asJson<{ preload: Record<string, string[]> }>(file('build.json'), (build) => ({
    ...build,
    preload: only(build.preload),
  }));
  asJson<Record<string, unknown>>(file('skeletons.json'), only);
}

/** What the gate says about a build in the live shell. */
function check(folder: string, remote = 'voice', ...more: string[]): Promise<string> {
  return new Promise((resolve) => {
    const words = [
      'tools/commands/remote.ts',
      'check',
      remote,
      '--from',
      folder,
      '--skip-types',
      '--site',
      siteFolder,
      ...more,
    ];
    execFile('node', words, { cwd: repository }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}

/** Changes a file and removes its compressed forms, which would be sent instead. */
function asText(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  for (const ending of ['.br', '.gz']) rmSync(`${file}${ending}`, { force: true });
}

const asJson = <T>(file: string, change: (value: T) => unknown) =>
  asText(file, (text) => JSON.stringify(change(JSON.parse(text) as T), null, 2));

// Each starts a browser of its own beside that of the test.

test('a whole build runs in the live shell', async () => {
  expect(await check(candidate(() => undefined))).toContain('voice may be published');
});

test('what only the conformance kit finds refuses a build, by the name of the check', async () => {
  const careless = writeRemote({ shown: 'localStorage.setItem("token", "1");' });
  expect(await check(careless, 'cards')).toContain('cards may be published');
  const said = await check(careless, 'cards', '--conformance');
  expect(said).toContain('cards is not published');
  expect(said).toContain('own-storage: /cards stores "token"');
});

for (const [what, change, ...sentences] of [
  [
    'throws when it starts',
    (file) => asText(file('remoteEntry.js'), (text) => `throw new Error('broken at start');${text}`),
    'the browser says: broken at start',
  ],
  [
    'defines no container',
    (file) => asText(file('remoteEntry.js'), (text) => `/* ${/revisoins_voice_\w+/.exec(text)?.[0]} */`),
    'does not load in the live shell',
  ],
  [
    'never ends starting',
    (file) => asText(file('remoteEntry.js'), (text) => `${text}\nfor(;;){}`),
    '/thalia-voice in French keeps the page busy without end',
  ],
  [
    'takes the page elsewhere',
    (file) => asText(file('remoteEntry.js'), (text) => `location.href='https://elsewhere.example/';${text}`),
    '/thalia-voice in French takes the page to https://elsewhere.example/ by itself',
  ],
  [
    'takes the page elsewhere a while after it shows',
    (file) =>
      asText(
        file('remoteEntry.js'),
        (text) => `${text}\nsetTimeout(()=>location.assign('https://elsewhere.example/'),800)`,
      ),
    '/thalia-voice in French takes the page to https://elsewhere.example/ by itself',
  ],
  [
    'takes away the place of the host a while after it shows',
    (file) =>
      asText(
        file('remoteEntry.js'),
        (text) => `${text}\nsetTimeout(()=>document.getElementById('root').remove(),800)`,
      ),
    '/thalia-voice in French takes away the place of the host in the page (#root)',
  ],
  // One build for all of it: a browser starts for each.
  [
    'shows an image of another origin, writes a style into an element, opens a dialog of the browser and a window',
    (file) =>
      asText(
        file('remoteEntry.js'),
        (text) =>
          `${text}\nnew Image().src='https://elsewhere.example/a.png';document.body.setAttribute('style','color:red');alert('Bonjour');window.open('/about')`,
      ),
    'does what the policy of the pages forbids (img-src: https://elsewhere.example/a.png)',
    'does what the policy of the pages forbids (style-src-attr: inline)',
    '/thalia-voice in French opens a dialog of the browser (alert: "Bonjour")',
    '/thalia-voice in French opens a window by itself',
  ],
  [
    'exposes a module that never answers',
    (file) =>
      asText(file('remoteEntry.js'), (text) => {
        const container = /revisoins_voice_\w+/.exec(text)?.[0];
        return `${text}\n${container}={init:${container}.init,get:()=>new Promise(()=>{})}`;
      }),
    '/thalia-voice in French does not load in the live shell (timeout)',
  ],
  [
    'writes to the telemetry of the site by itself',
    (file) =>
      asText(
        file('remoteEntry.js'),
        (text) =>
          `${text}\nnavigator.sendBeacon(JSON.parse(document.getElementById('revisoins-config').textContent).telemetryUrl,'{');throw new Error('broken at the end')`,
      ),
    'the browser says: broken at the end',
  ],
] satisfies [string, (file: (name: string) => string) => void, ...string[]][]) {
  test(`a build that ${what} is refused`, async () => {
    const said = await check(candidate(change, ['voice']));
    expect(said).toContain('voice is not published');
    for (const sentence of sentences) expect(said).toContain(sentence);
  });
}

test('a build that declares a route that no module has is refused', async () => {
  const change = (file: (name: string) => string) => {
    asText(file('remote.json'), (text) => text.replace('"id": "settings"', '"id": "elsewhere"'));
    asText(file('build.json'), (text) => text.replace('"settings":', '"elsewhere":'));
    asText(file('skeletons.json'), (text) => text.replace('"settings":', '"elsewhere":'));
    writeFileSync(file('assets/named.js'), '"elsewhere"');
  };
  const said = await check(candidate(change, ['voice', 'settings']));
  expect(said).toContain('voice is not published');
  expect(said).toContain('/thalia-settings in French does not load in the live shell (invalid)');
});
