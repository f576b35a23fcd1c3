import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
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
    await install(parent, 'create-revisoins-remote', `${site.shell}/sdk/create-revisoins-remote.tgz`);
    const create = ['node_modules/.bin/create-revisoins-remote', 'flashcards', '--site', site.shell];
    await run(process.execPath, create, { cwd: parent });
    await installAll(folder);
    expect((await npm('test')).stdout).toContain('2 passed');

    await expect(npm('publish')).rejects.toThrow('Publishing needs a key');
    const { stdout: invitation } = await operator('invite', 'flashcards');
    const [, key = ''] = /REVISOINS_KEY=(\S+)/.exec(invitation) ?? [];
    const { stdout: published } = await npm('publish', { REVISOINS_KEY: key });
    expect(published).toContain('is what everybody gets');
    const pageBefore = await (await fetch(`${site.shell}/app`)).text();
    const texts = join(folder, 'locales/fr/flashcards.json');
    const change = (from: string, to: string) =>
      writeFileSync(texts, readFileSync(texts, 'utf8').replace(from, to));
    change('Retourner la carte', 'Aperçu de la carte');
    await expect(npm('publish -- --preview my-branch')).rejects.toThrow('Publishing needs a key');
    const started = performance.now();
    const { stdout: said } = await npm('publish -- --preview my-branch', { REVISOINS_KEY: key });
    const took = `${Math.round(performance.now() - started)} ms`;
    test.info().annotations.push({ type: 'preview', description: took });
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
