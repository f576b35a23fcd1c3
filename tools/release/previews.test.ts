import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewSchema } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { remoteBuild, shellBuild } from './build.fixture.ts';
import { publish, remote, siteWithShell } from './run-release.fixture.ts';
import { listFiles } from './site/list-files.ts';

/** Every file that somebody without a link could be given, with its content. */
const everybodys = (site: string) =>
  new Map(
    listFiles(site)
      .filter((name) => !name.startsWith('shell/previews/'))
      .map((name) => [name, readFileSync(join(site, name), 'base64')]),
  );

const previewFiles = (site: string) => listFiles(join(site, 'shell/previews'));
const described = (site: string, name: string) => join(site, 'shell/previews/quiz', name, 'preview.json');

/** Makes a preview as if that many days ago. */
async function agedPreview(site: string, name: string, days: number) {
  await publish(site, 'quiz', remoteBuild('quiz', name), '--preview', name);
  const preview = previewSchema.parse(JSON.parse(readFileSync(described(site, name), 'utf8')));
  const expires = new Date(Date.parse(preview.expires) - days * 86_400_000).toISOString();
  writeFileSync(described(site, name), JSON.stringify({ ...preview, expires }));
}

test('a preview gives a link for 14 days, and changes no byte of what everybody else gets', async () => {
  const site = await siteWithShell();
  await publish(site, 'quiz', remoteBuild('quiz', 'one'));
  const before = everybodys(site);
  const build = remoteBuild('quiz', 'two');
  const { code, said } = await publish(
    site,
    'quiz',
    build,
    '--preview',
    'my-branch',
    '--address',
    'https://revisoins.example',
  );
  expect(code).toBe(0);
  expect(said).toMatch(/ {2}https:\/\/revisoins\.example\/\S+\?preview=quiz@my-branch\n/);
  expect(everybodys(site)).toEqual(before);

  const preview = previewSchema.parse(JSON.parse(readFileSync(described(site, 'my-branch'), 'utf8')));
  expect(Date.parse(preview.expires) - Date.parse(preview.created)).toBe(14 * 86_400_000);
  const folder = join(described(site, 'my-branch'), '..', preview.folder);
  expect(listFiles(folder).sort()).toEqual(listFiles(build).sort());
});

test('a preview needs no types, which a version does', async () => {
  const site = await siteWithShell();
  const build = remoteBuild('quiz', 'one');
  rmSync(join(build, 'types.json'));
  const words = ['publish', 'quiz', '--from', build, '--site', site];
  expect(await remote(...words, '--preview', 'quick')).toMatchObject({ code: 0 });
  const { code, said } = await remote(...words, '--skip-run');
  expect(code).toBe(1);
  expect(said).toContain('The types of quiz are unknown');
});

test('a preview may be of a remote that the site does not have', async () => {
  const site = await siteWithShell();
  expect(await publish(site, 'cards', remoteBuild('cards', 'one'), '--preview', 'first')).toMatchObject({
    code: 0,
  });
  expect((await remote('list', '--site', site)).said).toContain('Nothing is published yet');
});

test('the same name replaces the build, and only its files stay', async () => {
  const site = await siteWithShell();
  for (const text of ['one', 'two', 'two'])
    await publish(site, 'quiz', remoteBuild('quiz', text), '--preview', 'my-branch');
  expect(readdirSync(join(site, 'shell/previews/quiz/my-branch'))).toHaveLength(2);
});

test('previews are listed and removed, and stay when another shell is published', async () => {
  const site = await siteWithShell();
  for (const name of ['a', 'b']) await publish(site, 'quiz', remoteBuild('quiz', name), '--preview', name);
  await remote('publish', 'shell', '--site', site, '--from', shellBuild('main.2.js'));
  expect((await remote('previews', '--site', site)).said).toMatch(/^quiz\n {2}a .*\?preview=quiz@a\n {2}b /m);
  expect((await remote('previews', 'exam', '--site', site)).said).toContain('There is no preview of exam');

  expect((await remote('previews', 'quiz', '--remove', 'c', '--site', site)).said).toContain('it has a, b');
  expect(await remote('previews', 'quiz', '--remove', 'a', '--site', site)).toMatchObject({ code: 0 });
  expect(existsSync(described(site, 'a'))).toBe(false);
  expect((await remote('previews', '--site', site)).said).not.toContain('quiz@a');
});

test('an expired one is not listed, and its files are removed with the next change', async () => {
  const site = await siteWithShell();
  await agedPreview(site, 'old', 14);
  await agedPreview(site, 'young', 13);
  expect((await remote('previews', '--site', site)).said).not.toContain('quiz@old');
  await publish(site, 'quiz', remoteBuild('quiz', 'new'), '--preview', 'new');
  expect(readdirSync(join(site, 'shell/previews/quiz')).sort()).toEqual(['new', 'young']);
});

test('an expired name can be used again with the same build', async () => {
  const site = await siteWithShell();
  await agedPreview(site, 'old', 14);
  await publish(site, 'quiz', remoteBuild('quiz', 'old'), '--preview', 'old');
  expect((await remote('previews', '--site', site)).said).toContain('quiz@old');
});

test('a remote has 20 previews at most, and may replace one of them', async () => {
  const site = await siteWithShell();
  await publish(site, 'quiz', remoteBuild('quiz', 'one'), '--preview', 'p1');
  const folder = (name: string) => join(site, 'shell/previews/quiz', name);
  for (let number = 2; number <= 20; number += 1)
    cpSync(folder('p1'), folder(`p${number}`), { recursive: true });
  const preview = (name: string) => publish(site, 'quiz', remoteBuild('quiz', 'two'), '--preview', name);
  const { code, said } = await preview('p21');
  expect(code).toBe(1);
  expect(said).toContain('quiz has 20 previews already');
  expect(existsSync(folder('p21'))).toBe(false);
  expect(await preview('p7')).toMatchObject({ code: 0 });
});

test('a remote that has previews alone can be removed', async () => {
  const site = await siteWithShell();
  await publish(site, 'quiz', remoteBuild('quiz', 'one'), '--preview', 'my-branch');
  expect((await remote('remove', 'quiz', '--site', site)).said).toContain('its previews (my-branch)');
  await remote('remove', 'quiz', '--yes', '--site', site);
  expect(previewFiles(site)).toEqual([]);
});

test('a remote that is removed leaves no preview', async () => {
  const site = await siteWithShell();
  await publish(site, 'quiz', remoteBuild('quiz', 'one'));
  await publish(site, 'quiz', remoteBuild('quiz', 'two'), '--preview', 'my-branch');
  await remote('remove', 'quiz', '--yes', '--site', site);
  expect(previewFiles(site)).toEqual([]);
});

test.each([
  [['--preview', 'My Branch'], 'lower case letters'],
  [['--preview', '../x'], 'lower case letters'],
  [['--preview', 'a', '--traffic', '10'], '--preview and --traffic exclude each other'],
  [['--preview', 'a', '--release'], '--preview and --release exclude each other'],
])('%j is written wrongly', async (words, sentence) => {
  const site = await siteWithShell();
  const { code, said } = await publish(site, 'quiz', remoteBuild('quiz', 'one'), ...words);
  expect({ code, said }).toMatchObject({ code: 2, said: expect.stringContaining(sentence) as string });
  expect(previewFiles(site)).toEqual([]);
});

test('what the gate refuses is no preview either', async () => {
  const site = await siteWithShell();
  const build = mkdtempSync(join(tmpdir(), 'revisoins-build-'));
  cpSync(remoteBuild('quiz', 'one'), build, { recursive: true });
  writeFileSync(join(build, 'locales/en/quiz.json'), '{}');
  expect(await publish(site, 'quiz', build, '--preview', 'a')).toMatchObject({ code: 1 });
  expect(previewFiles(site)).toEqual([]);
});
