import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import * as z from 'zod';
import { signIn } from './learner.ts';
import { site } from './site.ts';
import { expect, test } from './test.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../..');
const siteFolder = process.env.SITE_FOLDER ?? '';
const manifestSchema = z.object({
  bin: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});

/** Puts a package of the site where npm would, with its commands. */
async function install(folder: string, name: string, url: string): Promise<void> {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  const tarball = join(folder, `${name.replace('/', '-')}.tgz`);
  writeFileSync(tarball, Buffer.from(await (await fetch(url)).arrayBuffer()));
  await run('tar', ['-xzf', tarball, '-C', place, '--strip-components=1']);
  rmSync(tarball);
  const { bin = {} } = manifestSchema.parse(JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')));
  for (const [command, file] of Object.entries(bin)) {
    const link = join(folder, 'node_modules/.bin', command);
    mkdirSync(dirname(link), { recursive: true });
    chmodSync(join(place, file), 0o755);
    symlinkSync(join(place, file), link);
  }
}

/** The packages of a remote: ours as the site serves them, the others from this tree, not the registry. */
async function installAll(folder: string): Promise<void> {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { devDependencies = {} } = manifestSchema.parse(JSON.parse(text));
  const modules = join(repository, 'node_modules');
  for (const name of readdirSync(modules).filter((one) => !['@revisoins', '.bin'].includes(one))) {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    symlinkSync(join(modules, name), join(folder, 'node_modules', name));
  }
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  for (const command of ['tsc', 'vitest'])
    symlinkSync(join(modules, '.bin', command), join(folder, 'node_modules/.bin', command));
  for (const [name, url] of Object.entries(devDependencies))
    if (name.startsWith('@revisoins/')) await install(folder, name, url);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages: {} }));
}

/** Vue, as npm would install it: a remote's bill of materials names what it contains from its lockfile. */
function installVue(folder: string): void {
  const modules = join(folder, 'node_modules');
  const lockfile = readFileSync(join(repository, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, unknown> };
  rmSync(join(modules, '@vue'), { recursive: true });
  for (const name of ['vue', '@vue/runtime-dom', '@vue/runtime-core', '@vue/reactivity', '@vue/shared']) {
    rmSync(join(modules, name), { recursive: true, force: true });
    cpSync(join(repository, 'node_modules', name), join(modules, name), { recursive: true });
  }
  const vue = Object.entries(packages).filter(([place]) => /^node_modules\/(vue$|@vue\/)/.test(place));
  const locked = { lockfileVersion: 3, packages: Object.fromEntries(vue) };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(locked));
}

/** The bytes of all files in a folder. */
const folderBytes = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

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
  const child = spawn(process.execPath, ['node_modules/.bin/revisoins-dev', '--port', '0'], { cwd: folder });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const [, found] = /: (http:\/\/localhost:\d+)\//.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.stderr.on('data', (data: Buffer) => reject(new Error(data.toString())));
  });
  return { url, stop: () => child.kill() };
}

test('a team without the repository creates a remote, develops, tests and publishes it', async ({
  page,
  browser,
  learner,
}) => {
  test.setTimeout(300_000);
  const parent = mkdtempSync(join(tmpdir(), 'revisoins-outside-'));
  const folder = join(parent, 'flashcards');
  const operator = (...words: string[]) =>
    run('node', ['tools/commands/remote.ts', ...words, '--site', siteFolder], { cwd: repository });
  const npm = (script: string, env: Record<string, string> = {}) =>
    run('npm', ['run', '--silent', ...script.split(' ')], { cwd: folder, env: { ...process.env, ...env } });
  try {
    const began = performance.now();
    const worked = commandSeconds();
    await install(parent, 'create-revisoins-remote', `${site.shell}/sdk/create-revisoins-remote.tgz`);
    const create = ['node_modules/.bin/create-revisoins-remote', 'flashcards', '--site', site.shell];
    await run(process.execPath, create, { cwd: parent });
    await installAll(folder);
    expect(folderBytes(join(folder, 'node_modules/@revisoins/sdk'))).toBeLessThan(20_000_000);
    expect(await (await fetch(`${site.shell}/sdk/docs/host.md`)).text()).toContain('### toast\n');
    expect((await npm('test')).stdout).toContain('2 passed');
    expect((await npm('release -- migrate --force')).stdout).toContain('Nothing to change');

    await expect(npm('publish')).rejects.toThrow('Publishing needs a key');
    const { stdout: invitation } = await operator('invite', 'flashcards');
    const [, key = ''] = /REVISOINS_KEY=(\S+)/.exec(invitation) ?? [];
    const { stdout: published } = await npm('publish', { REVISOINS_KEY: key });
    expect(published).toContain('is what everybody gets');
    // Of the 180 s from an empty folder to the page: npm has 60 for the packages, the gate of the site 60.
    const work = commandSeconds() - worked;
    const live = `${Math.round(performance.now() - began)} ms, ${work} s of a processor here`;
    test
      .info()
      .annotations.push({ type: 'empty folder to published, without npm install', description: live });
    expect(work).toBeLessThan(60);
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
    // The first byte of the SDK in a remote would be one too many.
    const bill = readFileSync(join(folder, 'dist/production/sbom.cdx.json'), 'utf8');
    expect(JSON.parse(bill)).toMatchObject({ components: [] });

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
      await expect(inside.getByRole('button', { name: 'Tourner' })).toBeVisible();
    } finally {
      developed.stop();
      await context.close();
    }
  } finally {
    await operator('remove', 'flashcards', '--yes').catch(() => undefined);
    await operator('invite', 'flashcards', '--revoke').catch(() => undefined);
    rmSync(parent, { recursive: true, force: true });
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
  test.setTimeout(300_000);
  const parent = mkdtempSync(join(tmpdir(), 'revisoins-vue-'));
  const folder = join(parent, 'cards');
  const command = (name: string, ...words: string[]) =>
    run(process.execPath, [`node_modules/.bin/${name}`, ...words], { cwd: folder });
  try {
    await install(parent, 'create-revisoins-remote', `${site.shell}/sdk/create-revisoins-remote.tgz`);
    const create = ['node_modules/.bin/create-revisoins-remote', 'cards', '--site', site.shell];
    await run(process.execPath, create, { cwd: parent });
    await installAll(folder);
    installVue(folder);
    await install(folder, '@revisoins/conformance', `${site.shell}/sdk/conformance.tgz`);
    for (const name of ['home.page.tsx', 'home.page.test.tsx', 'skeletons.tsx'])
      rmSync(join(folder, 'src', name), { force: true });
    writeFileSync(join(folder, 'src/home.page.tsx'), VUE_SCREEN);
    writeFileSync(join(folder, 'src/everything.css'), EVERYTHING);
    await command('revisoins-build');
    const { stdout } = await command('revisoins-conformance');
    expect(stdout).toMatch(/^60 of 60 checks passed/m);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
});
