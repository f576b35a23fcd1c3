import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test as base } from '@playwright/test';
import * as z from 'zod';
import { linkPackages } from './support/copied-tree.ts';

const repository = join(import.meta.dirname, '../..');
const startedSchema = z.object({ shellUrl: z.url() });

/** What `npm run dev -- voice` runs, except for the builds, which exist; with its own data and ports. */
const program = `
import { join } from 'node:path';
import { developSite } from './start/develop-site.ts';
import { runUntilStopped } from './start/run-until-stopped.ts';
import { freeOffset } from './stack/free-offset.ts';

await runUntilStopped(async (step) => {
  const folder = join(import.meta.dirname, '../data');
  const site = await developSite({ developed: ['voice'], step, portOffset: await freeOffset(8000), dataDir: folder, siteFolder: join(folder, 'site') });
  console.log(JSON.stringify({ shellUrl: site.shellUrl }));
  return site.stop;
});
`;

interface Developed {
  shellUrl: string;
  /** The terminal's output. */
  printed(): string;
  /** Changes a file of the voice remote. */
  change(file: string, from: string, to: string): void;
  /** Writes a new one. */
  write(file: string, text: string): void;
}

/** A copy of the repository, so that no other test sees the changes. */
const test = base.extend<object, { developed: Developed }>({
  developed: [
    async ({}, use) => {
      const tree = mkdtempSync(join(tmpdir(), 'revisoins-develop-'));
      for (const part of [
        'apps',
        'content',
        'libs',
        'supabase',
        'tools',
        'package.json',
        'package-lock.json',
        'tsconfig.base.json',
      ]) {
        cpSync(join(repository, part), join(tree, part), {
          recursive: true,
          filter: (path) => !path.endsWith('/node_modules'),
        });
      }
      linkPackages(tree);
      writeFileSync(join(tree, 'tools/develop.ts'), program);
      const child = spawn('node', [join(tree, 'tools/develop.ts')], {
        cwd: tree,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const printed: string[] = [];
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (data: Buffer) => printed.push(data.toString()));
      const ended = new Promise((resolve) => child.once('close', resolve));
      const started = new Promise<string>((resolve, reject) => {
        createInterface(child.stdout).on('line', (line) => {
          if (line.startsWith('{')) resolve(startedSchema.parse(JSON.parse(line)).shellUrl);
        });
        child.once('close', () => reject(new Error('It did not start.')));
      });
      const change = (file: string, from: string, to: string) => {
        const path = join(tree, 'apps/voice', file);
        const text = readFileSync(path, 'utf8');
        if (!text.includes(from)) throw new Error(`${file} does not say ${from}.`);
        writeFileSync(
          path,
          text.replaceAll(from, () => to),
        );
      };
      const write = (file: string, text: string) => writeFileSync(join(tree, 'apps/voice', file), text);
      try {
        await use({ shellUrl: await started, printed: () => printed.join(''), change, write });
      } finally {
        child.kill();
        await ended;
        rmSync(tree, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

const form = 'src/voice-settings/settings-form.tsx';

test('a syntax error changes nothing on the page, and its correction keeps what the page holds', async ({
  page,
  developed,
}) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await page.goto(`${developed.shellUrl}/thalia-settings`);
  const choice = page.getByRole('checkbox').first();
  const before = await choice.isChecked();
  await choice.click();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

  developed.change(form, '<Card>', '<Card><p>Essai<p>');
  await expect.poll(() => heard.join('\n')).toContain('Errors while compiling');
  developed.change(form, '<p>Essai<p>', '<p>Essai corrigé</p>');
  await expect(page.getByText('Essai corrigé')).toBeVisible();
  await expect(choice).toBeChecked({ checked: !before });
  await expect(page.locator('html')).toHaveAttribute('data-same-page');

  developed.change(form, 'Essai corrigé', 'Essai encore');
  await expect(page.getByText('Essai encore')).toBeVisible();
  developed.change('src/voice-settings/settings.module.css', '.form {', '.form { outline: 3px solid red;');
  await expect(page.locator('form').first()).toHaveCSS('outline-color', 'rgb(255, 0, 0)');
  await expect(choice).toBeChecked({ checked: !before });
});

test('a change of the texts shows without a reload by hand', async ({ page, developed }) => {
  await page.goto(`${developed.shellUrl}/thalia-settings`);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  developed.change('locales/fr/voice.json', JSON.stringify(title), '"Réglages neufs"');
  await expect(heading).toHaveText('Réglages neufs');
});

test('invalid texts change nothing, and the terminal names the file and the place', async ({
  page,
  developed,
}) => {
  await page.goto(`${developed.shellUrl}/thalia-settings`);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  developed.change('locales/fr/voice.json', `${JSON.stringify(title)},`, '"Réglages cassés",,');
  await expect
    .poll(developed.printed)
    .toMatch(/apps\/voice\/locales\/fr\/voice\.json is not JSON: .*\(line \d+ column \d+\)/);
  await page.reload();
  await expect(heading).toHaveText(title);
  developed.change('locales/fr/voice.json', '"Réglages cassés",,', '"Réglages corrigés",');
  await expect(heading).toHaveText('Réglages corrigés');
});

test('a change of the declaration shows without a restart, and a broken one changes nothing', async ({
  page,
  developed,
}) => {
  await page.goto(`${developed.shellUrl}/thalia-settings`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  developed.change('remote.json', '"nav": [', '"nav": [oops');
  developed.change(
    'remote.json',
    '"nav": [oops',
    '"nav": [{ "to": "/thalia-tests", "access": "everyone", "order": 45, "label": { "fr": "Essais du micro", "en": "Microphone tests" } },',
  );
  await expect(page.getByRole('link', { name: 'Essais du micro' })).toBeVisible();
});

test('a change of the build’s inputs restarts the build, once it can be built', async ({
  page,
  developed,
}) => {
  const asked: string[] = [];
  page.on('response', (response) => asked.push(`${response.status()} ${new URL(response.url()).pathname}`));
  await page.goto(`${developed.shellUrl}/thalia-settings`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const namespaces = (...names: string[]) => JSON.stringify(names).replaceAll(',', ', ');
  // Its files are missing, and the pages continue with the previous ones.
  developed.change('remote.json', namespaces('voice', 'skills'), namespaces('voice', 'skills', 'notes'));
  for (const language of ['fr', 'en']) developed.write(`locales/${language}/notes.json`, '{}');
  developed.change(
    'remote.json',
    namespaces('voice', 'skills', 'notes'),
    namespaces('voice', 'notes', 'skills'),
  );
  await expect.poll(() => asked).toContain('200 /locales/fr/notes.json');
  await expect(heading).toBeVisible();
});
