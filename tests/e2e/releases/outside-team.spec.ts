import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { signIn } from '../support/learner.ts';
import { leadsOut, makeOutsideFolder, runNpm, type OutsideFolder } from './outside-folder.ts';
import { site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../../..');
const siteFolder = process.env.SITE_FOLDER ?? '';

/** A package in the version of this tree, which npm has most likely fetched before. */
const versioned = (name: keyof typeof manifest.dependencies) => `${name}@${manifest.dependencies[name]}`;

let outside: OutsideFolder;
test.beforeAll(() => {
  outside = makeOutsideFolder();
});
test.afterAll(() => rmSync(outside.path, { recursive: true, force: true }));

/** Makes a remote and installs its packages, as the guide says: its folder. */
async function createRemote(name: string, ...more: string[]): Promise<string> {
  const folder = join(outside.path, name);
  await runNpm(outside, outside.path, [
    'npx',
    '--yes',
    `${site.shell}/sdk/create-revisoins-remote.tgz`,
    name,
  ]);
  await runNpm(outside, folder, ['npm', 'install']);
  if (more.length > 0) await runNpm(outside, folder, ['npm', 'install', '--save-dev', ...more]);
  return folder;
}

/** The bytes of all files in a folder. */
const folderBytes = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** The files in a folder that could run. */
const scriptsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => /\.([cm]?[jt]sx?|wasm|node)$/.test(name) && !/\.d\.[cm]?ts$/.test(name));

/**
 * Processor seconds of the commands that have ended, with what they started: the time that they take on a
 * machine that does nothing else. Zero where the system does not say.
 */
function commandSeconds(): number {
  const file = '/proc/self/stat';
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  // Hundredths, of ended children: in user mode, and in the kernel.
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** `revisoins-dev` in a folder: where it serves the site with the remote in it. */
async function develop(folder: string) {
  const child = spawn('node', ['node_modules/.bin/revisoins-dev', '--port', '0'], {
    cwd: folder,
    env: outside.environment,
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const [, found] = /: (http:\/\/localhost:\d+)\//.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.stderr.on('data', (data: Buffer) => reject(new Error(data.toString())));
  });
  return { url, stop: () => child.kill() };
}

/** Publishes from a folder, and presses Ctrl+C when the site has begun: what the terminal shows. */
async function publishAndInterrupt(folder: string, env: Record<string, string>): Promise<string> {
  const child = spawn('npm', ['run', '--silent', 'publish'], {
    cwd: folder,
    env: { ...outside.environment, ...env },
    // A group of its own, whose programs a terminal interrupts together.
    detached: true,
  });
  let said = '';
  let isInterrupted = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      said += data.toString();
      if (isInterrupted || child.pid === undefined || !said.includes('Running it in a browser')) return;
      isInterrupted = true;
      process.kill(-child.pid, 'SIGINT');
    });
  await once(child, 'close');
  return said;
}

const BROWSER_CONFIG = `
  export default {
    testMatch: 'inside.spec.ts',
    use: {
      locale: 'fr-CA',
      launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] },
    },
  };
`;

/** What a team writes that tests its build in a browser, inside the site. */
const BROWSER_TEST = `
  import { expect, test } from '@revisoins/testing/browser';

  test('a card is turned', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Courriel').first().fill(process.env.EMAIL);
    await page.getByLabel('Mot de passe', { exact: true }).fill(process.env.PASSWORD);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/flashcards');
    await page.getByRole('button', { name: 'Essayer la carte' }).click();
    await expect(page.getByText('À voir que tout fonctionne.')).toBeVisible();
  });
`;

test('a team without the repository creates a remote, develops, tests and publishes it', async ({
  page,
  browser,
  learner,
}) => {
  test.setTimeout(600_000);
  const folder = join(outside.path, 'flashcards');
  const operator = (...words: string[]) =>
    run('node', ['tools/commands/remote.ts', ...words, '--site', siteFolder], { cwd: repository });
  const npm = (script: string, env: Record<string, string> = {}) =>
    run('npm', ['run', '--silent', ...script.split(' ')], {
      cwd: folder,
      env: { ...outside.environment, ...env },
    });
  try {
    const began = performance.now();
    const worked = commandSeconds();
    await createRemote('flashcards');
    const workOfInstall = commandSeconds() - worked;
    expect(workOfInstall).toBeLessThan(60);
    expect(leadsOut(folder)).toEqual([]);
    const sdk = join(folder, 'node_modules/@revisoins/sdk');
    expect(folderBytes(sdk)).toBeLessThan(20_000_000);
    // What has no code adds no byte to a remote.
    expect(scriptsIn(sdk)).toEqual([]);
    expect(await (await fetch(`${site.shell}/sdk/docs/host.md`)).text()).toContain('### toast\n');
    const guide = await fetch(`${site.shell}/sdk/docs/remote-team.md`);
    expect(await guide.text()).toContain('# Without the repository');
    expect((await npm('test')).stdout).toContain('2 passed');
    expect((await npm('release -- migrate --force')).stdout).toContain('Nothing to change');

    await expect(npm('publish')).rejects.toThrow('Publishing needs a key');
    const { stdout: invitation } = await operator('invite', 'flashcards');
    const [, key = ''] = /REVISOINS_KEY=(\S+)/.exec(invitation) ?? [];
    expect(await publishAndInterrupt(folder, { REVISOINS_KEY: key })).toContain('Nothing was changed.');
    await expect(npm('release -- list', { REVISOINS_KEY: key })).rejects.toMatchObject({
      stdout: expect.stringContaining('"flashcards" is not published here') as unknown,
    });
    const { stdout: published } = await npm('publish', { REVISOINS_KEY: key });
    expect(published).toContain('is what everybody gets');
    // Of the 180 s from an empty folder to the page, the gate of the site has 60.
    const work = commandSeconds() - worked;
    const live = `${Math.round(performance.now() - began)} ms; here ${work.toFixed(1)} s of a processor, ${workOfInstall.toFixed(1)} of them npm's`;
    test.info().annotations.push({ type: 'empty folder to published', description: live });
    expect(work).toBeLessThan(120);
    // Its heading is there before any script.
    expect(await (await fetch(`${site.shell}/flashcards`)).text()).toContain('>Flashcards</h1>');
    const pageBefore = await (await fetch(`${site.shell}/app`)).text();
    const texts = join(folder, 'locales/fr/flashcards.json');
    const change = (from: string, to: string) =>
      writeFileSync(texts, readFileSync(texts, 'utf8').replace(from, to));
    change('Retourner la carte', 'Aperçu de la carte');
    await expect(npm('publish -- --preview my-branch')).rejects.toThrow('Publishing needs a key');
    const started = performance.now();
    const workedBefore = commandSeconds();
    const { stdout: said } = await npm('publish -- --preview my-branch', { REVISOINS_KEY: key });
    const workOfPreview = commandSeconds() - workedBefore;
    const took = `${Math.round(performance.now() - started)} ms, ${workOfPreview} s of a processor here`;
    test.info().annotations.push({ type: 'preview', description: took });
    expect(workOfPreview).toBeLessThan(8);
    const [link = ''] = /http\S+\?preview=flashcards@my-branch/.exec(said) ?? [];
    expect(await (await fetch(`${site.shell}/app`)).text()).toBe(pageBefore);
    change('Aperçu de la carte', 'Retourner la carte');

    await signIn(page, learner);
    await page.getByRole('navigation').getByRole('link', { name: 'Flashcards' }).click();
    await page.getByRole('button', { name: 'Retourner la carte' }).click();
    await expect(page.getByText('À voir que tout fonctionne.')).toBeVisible();
    // A new remote contains no package of anybody else either.
    const bill = readFileSync(join(folder, 'dist/production/sbom.cdx.json'), 'utf8');
    expect(JSON.parse(bill)).toMatchObject({ components: [] });

    // Only the build on this machine says so, not the one that is published.
    const built = join(folder, 'dist/production/locales/fr/flashcards.json');
    writeFileSync(built, readFileSync(built, 'utf8').replace('Retourner la carte', 'Essayer la carte'));
    writeFileSync(join(folder, 'playwright.config.js'), BROWSER_CONFIG);
    writeFileSync(join(folder, 'inside.spec.ts'), BROWSER_TEST);
    await runNpm(outside, folder, ['npm', 'install', '--save-dev', versioned('@playwright/test')]);
    const tested = await run('npx', ['playwright', 'test'], {
      cwd: folder,
      env: { ...outside.environment, EMAIL: learner.email, PASSWORD: learner.password },
    });
    expect(tested.stdout).toContain('1 passed');

    const guest = await browser.newContext({ locale: 'fr-CA', baseURL: site.shell });
    const previewing = await guest.newPage();
    await signIn(previewing, learner);
    await previewing.goto(link);
    await expect(previewing.getByRole('button', { name: 'Aperçu de la carte' })).toBeVisible();
    await expect(previewing.getByRole('status').filter({ hasText: '« my-branch »' })).toContainText(
      'Aperçu de flashcards',
    );
    expect(previewing.url()).not.toContain('preview');
    await npm('release -- previews --remove my-branch', { REVISOINS_KEY: key });
    await previewing.goto(link);
    await expect(previewing.getByRole('button', { name: 'Retourner la carte' })).toBeVisible();
    await expect(previewing.getByText('a expiré ou a été retiré')).toBeVisible();
    await guest.close();

    const developed = await develop(folder);
    const context = await browser.newContext({ baseURL: developed.url });
    try {
      const inside = await context.newPage();
      await signIn(inside, learner);
      await inside.getByRole('navigation').getByRole('link', { name: 'Flashcards' }).click();
      await expect(inside.getByRole('button', { name: 'Retourner la carte' })).toBeVisible();
      change('Retourner la carte', 'Tourner');
      await expect(inside.getByRole('button', { name: 'Tourner', exact: true })).toBeVisible();
    } finally {
      developed.stop();
      await context.close();
    }
  } finally {
    await operator('remove', 'flashcards', '--yes').catch(() => undefined);
    await operator('invite', 'flashcards', '--revoke').catch(() => undefined);
  }
});

/**
 * What a framework of utility classes brings along, and more: rules for every element and for the page, and
 * names that others use.
 */
const EVERYTHING = `
  @layer utilities, base, primitives;
  @layer base {
    *, ::before, ::after { box-sizing: border-box; border: 0 solid; margin: 0; padding: 0; }
    :root { --surface: #123456; line-height: 2; }
    h1, h2 { font-size: inherit; font-weight: inherit; }
    a { color: inherit; text-decoration: none; }
    button { min-height: 2rem; background: none; font: inherit; }
  }
  * { letter-spacing: 0.01em !important; }
  :root, body { --brand: #123456 !important; text-transform: none; }
  html.dark { --ink: #123456 !important; }
  @keyframes spin { to { rotate: 1turn; } }
  @keyframes turn { to { opacity: 0.99; } }
  @font-face { font-family: "Cards"; src: local("Arial"); }
  @layer utilities {
    .flex { display: flex; }
    .hidden { display: none; }
    .text-center { text-align: center; }
    .p-4 { padding: 1rem; }
  }
  @property --tw-ring { syntax: "*"; inherits: false; }
`;

const VUE_SCREEN = `
  import './everything.css';
  import { i18n } from '@revisoins/i18n';
  import type { MountHost } from '@revisoins/router';
  import { createApp, h, ref } from 'vue';

  export function mount(element: HTMLElement, host: MountHost) {
    const language = ref(host.language);
    const count = ref(0);
    const text = (key: string) => i18n.t('cards:' + key, { lng: language.value });
    const app = createApp({
      render: () =>
        h('main', { id: 'main', tabindex: -1, class: 'p-4' }, [
          h('h1', { tabindex: -1, class: 'text-center' }, text('home.title')),
          h('p', text('home.lead')),
          h('button', { type: 'button', class: 'flex', onClick: () => (count.value += 1) }, [
            text('home.turn') + ' ' + count.value,
          ]),
        ]),
    });
    app.mount(element);
    element.querySelector('h1')?.focus();
    const stop = host.follow(() => (language.value = host.language));
    return () => {
      stop();
      app.unmount();
    };
  }
`;

test('a screen made with Vue and styles for everything is built from the tarballs, and passes every check', async () => {
  test.setTimeout(600_000);
  const folder = await createRemote('cards', versioned('vue'));
  for (const name of ['home.page.tsx', 'home.page.test.tsx', 'skeletons.tsx'])
    rmSync(join(folder, 'src', name), { force: true });
  writeFileSync(join(folder, 'src/home.page.tsx'), VUE_SCREEN);
  writeFileSync(join(folder, 'src/everything.css'), EVERYTHING);
  const slot = join(folder, 'src/today.tsx');
  writeFileSync(slot, `import './everything.css';\n${readFileSync(slot, 'utf8')}`);
  await runNpm(outside, folder, ['npm', 'run', 'typecheck']);
  await runNpm(outside, folder, ['npm', 'run', 'build']);
  expect(leadsOut(folder)).toEqual([]);
  const kit = ['npx', '--yes', `${site.shell}/sdk/conformance.tgz`, 'dist/production', '--site', site.shell];
  const worked = commandSeconds();
  const { stdout } = await runNpm(outside, folder, kit);
  const work = commandSeconds() - worked;
  test.info().annotations.push({ type: 'conformance', description: `${work.toFixed(1)} s of a processor` });
  expect(stdout).toMatch(/^61 of 61 checks passed/m);
  // With its installation.
  expect(work).toBeLessThan(60);
});
