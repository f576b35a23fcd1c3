import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { registrySchema } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@revisoins/types/tree.fixture';
import { remoteBuild, shellBuild } from './build.fixture.ts';
import { readInlinedJson, replaceInlinedJson } from './inlined-json.ts';
import { inlineScriptHashes } from './pages/page.ts';
import {
  inlined,
  publication,
  publish,
  remote,
  remoteProcessWith,
  siteWithShell,
} from './run-release.fixture.ts';
import { liveSite } from './serve/live-site.ts';
import { causeFault, type Fault } from './site/fail-at-write.fixture.ts';

const bad = '1.0.0-bad';
const good = '1.0.0-good';
const older = '1.0.0-older';

/** A site whose third version is the default, and bad. */
async function siteWithBadVersion(): Promise<string> {
  const site = await siteWithShell();
  for (const tag of ['older', 'good', 'bad'])
    await publish(site, 'quiz', remoteBuild('quiz', tag), '--tag', tag, '--traffic', '100');
  return site;
}

function copySite(site: string): string {
  const copy = join(temporaryFolder('copy'), 'site');
  cpSync(site, copy, { recursive: true });
  return copy;
}

const fixture = join(import.meta.dirname, 'site/fail-at-write.fixture.ts');

/** Runs a command in a process of its own, with a fault. */
const failing = (fault: Omit<Fault, 'kind'> & { kind: 'kill' | 'copy' }, words: readonly string[]) =>
  remoteProcessWith(
    {
      NODE_OPTIONS: `--import=${fixture}`,
      FAULT: fault.kind,
      FAULT_AT: String(fault.at),
      FAULT_FOLDER: fault.folder,
      FAULT_COPIES: fault.copies ?? '',
    },
    words,
  );

const readRegistryFile = (site: string): unknown =>
  JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8'));
/** Without what is random in the names of drafts. */
const listFiles = (site: string) =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replace(/\.[^./]*\.tmp$/, '.tmp'))
    .sort();
const leftovers = (site: string) =>
  readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tmp$|^\.lock|^\.change/.test(name),
  );

/**
 * Runs a command on a copy of a site and checks what a kill would have left there at its first write, its
 * second, and so on; at the fourth write it is really killed. Resolves to the number of writes.
 */
async function killAtEachWrite(
  site: string,
  words: (copy: string) => readonly string[],
  check: (copy: string) => Promise<void>,
): Promise<number> {
  const killed = copySite(site);
  expect((await failing({ kind: 'kill', at: 4, folder: killed }, words(killed))).code).not.toBe(0);
  const copy = copySite(site);
  const copies = temporaryFolder('copies');
  expect(await failing({ kind: 'copy', folder: copy, copies }, words(copy))).toMatchObject({ code: 0 });
  const states = readdirSync(copies).map((name) => join(copies, name));
  expect(listFiles(killed)).toEqual(listFiles(join(copies, '4')));
  for (const state of [killed, ...states]) {
    await check(state);
    rmSync(state, { recursive: true });
  }
  return states.length;
}

test('a rollback that is killed at any write is finished by the next one, and not done twice', async () => {
  const site = await siteWithBadVersion();
  const reports = new Set<string>();
  const writes = await killAtEachWrite(
    site,
    (copy) => ['rollback', 'quiz', '--site', copy],
    async (copy) => {
      const listed = await remote('list', '--site', copy);
      const decided = existsSync(join(copy, '.change/plan.json'));
      if (decided) reports.add(listed.said);
      expect(listed.said.includes('was interrupted')).toBe(decided);
      const again = await remote('rollback', 'quiz', '--site', copy);
      expect(again).toMatchObject({ code: 0, said: expect.stringContaining('everybody gets') });
      const { quiz } = inlined(copy).remotes;
      // After the last write nothing shows that it was killed: the next run took another step back.
      expect([good, older]).toContain(quiz?.default);
      if (decided) expect(quiz?.default).toBe(good);
      expect(readRegistryFile(copy)).toEqual(inlined(copy));
      expect(leftovers(copy)).toEqual([]);
      expect((await remote('list', '--site', copy)).said).not.toMatch(/interrupted|behind/);
    },
  );
  expect(writes).toBeGreaterThan(12);
  expect([...reports].join()).toContain('"rollback quiz"');
});

test('a publication that is killed at any write is there whole or not at all, for each next command', async () => {
  const site = await siteWithBadVersion();
  const before = readRegistryFile(site);
  const build = remoteBuild('quiz', 'next');
  const writes = await killAtEachWrite(
    site,
    (copy) => publication(copy, 'quiz', build, '--tag', 'next'),
    async (copy) => {
      expectWholePages(copy);
      expect(await remote('repair', '--site', copy)).toMatchObject({ code: 0 });
      const isThere = existsSync(join(copy, 'quiz/remotes/quiz/1.0.0-next'));
      expect(inlined(copy).remotes.quiz?.traffic).toEqual(isThere ? { '1.0.0-next': 10 } : {});
      expect(readRegistryFile(copy)).toEqual(isThere ? inlined(copy) : before);
      expect(leftovers(copy)).toEqual([]);
    },
  );
  expect(writes).toBeGreaterThan(12);
});

/**
 * What browsers get from a site whose publication was killed: each page, in each of its forms, names
 * versions and files that are there, and runs no script that its policy refuses.
 */
function expectWholePages(site: string): void {
  const { inlineScriptHashes: allowed } = liveSite(site)();
  const files = readdirSync(join(site, 'shell')).filter((name) => /\.html(\.(br|gz))?$/.test(name));
  expect(files.length).toBeGreaterThan(3);
  for (const name of files) {
    const bytes = readFileSync(join(site, 'shell', name));
    const page = (
      name.endsWith('.br') ? brotliDecompressSync(bytes) : name.endsWith('.gz') ? gunzipSync(bytes) : bytes
    ).toString();
    const { remotes } = registrySchema.parse(readInlinedJson(page, 'revisoins-registry'));
    for (const [remoteName, { versions }] of Object.entries(remotes))
      for (const version of Object.keys(versions))
        expect(existsSync(join(site, remoteName, 'remotes', remoteName, version, 'remoteEntry.js'))).toBe(
          true,
        );
    for (const [, path = ''] of page.matchAll(/src="(\/assets\/[^"]+)"/g))
      expect(existsSync(join(site, 'shell', path))).toBe(true);
    for (const hash of inlineScriptHashes(page)) expect(allowed).toContain(hash);
  }
}

test('a shell whose publication is killed at any write is served whole, and the next one can be published', async () => {
  const site = await siteWithBadVersion();
  const build = (nth: number) => {
    const folder = shellBuild(`main.${nth}.js`);
    const page = join(folder, 'index.html');
    writeFileSync(page, `${readFileSync(page, 'utf8')}<script>start(${nth})</script>`);
    return folder;
  };
  const words = (copy: string, from: string) =>
    ['publish', 'shell', '--site', copy, '--skip-types', '--from', from] as const;
  await remote(...words(site, build(2)));
  const next = build(3);
  const writes = await killAtEachWrite(
    site,
    (copy) => words(copy, next),
    async (copy) => {
      expectWholePages(copy);
      expect(await remote(...words(copy, next))).toMatchObject({ code: 0 });
      expectWholePages(copy);
      expect(readFileSync(join(copy, 'shell/index.html'), 'utf8')).toContain('start(3)');
      expect(leftovers(copy)).toEqual([]);
    },
  );
  expect(writes).toBeGreaterThan(12);
});

test('a disk that is full at any write changes nothing, leaves no lock, and is reported in a sentence', async () => {
  const site = await siteWithBadVersion();
  const before = readRegistryFile(site);
  const build = shellBuild('main.2.js');
  let writes = 0;
  for (;;) {
    const copy = copySite(site);
    const mend = causeFault({ kind: 'full', at: writes + 1, folder: copy });
    const words = ['publish', 'shell', '--site', copy, '--skip-types', '--from', build];
    const { said, code } = await remote(...words).finally(mend);
    if (code === 0) break;
    writes += 1;
    expect(code).toBe(1);
    expect(said).toContain('The disk is full (ENOSPC');
    expect(said).not.toContain('    at ');
    expect(readRegistryFile(copy)).toEqual(before);
    expect(inlined(copy)).toEqual(before);
    expect(leftovers(copy)).toEqual([]);
    rmSync(copy, { recursive: true });
  }
  expect(writes).toBeGreaterThan(3);
});

test('a registry that is missing beside what it listed is refused, and repaired from the pages', async () => {
  const site = await siteWithBadVersion();
  await publish(site, 'exam', remoteBuild('exam', 'x'), '--tag', 'x');
  const before = readRegistryFile(site);
  for (const text of [undefined, '', '{ "schema": 1', '{"schema":1,"remotes":{"quiz":{}}}']) {
    rmSync(join(site, 'registry.json'));
    if (text !== undefined) writeFileSync(join(site, 'registry.json'), text);
    for (const words of [
      ['list'],
      ['rollback', 'quiz'],
      publication(site, 'quiz', remoteBuild('quiz', 'next')),
    ]) {
      expect(await remote(...words, '--site', site)).toMatchObject({
        code: 1,
        said: expect.stringContaining('remote -- repair'),
      });
    }
    expect(await remote('repair', '--dry-run', '--site', site)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Nothing was changed'),
    });
    expect(await remote('repair', '--site', site)).toMatchObject({
      code: 0,
      said: expect.stringContaining('everybody gets what they got'),
    });
    expect(readRegistryFile(site)).toEqual(before);
  }
  expect((await remote('repair', '--site', site)).said).toBe('There is nothing to repair.');
});

test('versions that the pages do not name are found in their folders', async () => {
  const site = await siteWithShell();
  await publish(site, 'quiz', remoteBuild('quiz', 'one'), '--tag', 'one');
  for (const file of ['registry.json', 'shell/app.html', 'shell/index.html']) rmSync(join(site, file));
  expect((await remote('repair', '--site', site)).said).toContain('1.0.0-one found in the folders');
  expect(inlined(site).remotes.quiz?.default).toBe('1.0.0-one');
});

test.each([
  ['damaged', '{'],
  ['missing', undefined],
])('dates that are %s are reported, and repaired', async (state, text) => {
  const site = await siteWithBadVersion();
  rmSync(join(site, 'releases.json'));
  if (text !== undefined) writeFileSync(join(site, 'releases.json'), text);
  expect(await remote('rollback', 'quiz', '--site', site)).toMatchObject({
    code: 1,
    said: expect.stringContaining(`releases.json is ${state}`),
  });
  expect(await remote('repair', '--site', site)).toMatchObject({
    code: 0,
    said: expect.stringContaining('written anew'),
  });
  expect(await remote('rollback', 'quiz', '--site', site)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${bad} is taken back`),
  });
});

test('pages that contain another registry are reported, hold back a rollback, and are repaired', async () => {
  const site = await siteWithBadVersion();
  const file = join(site, 'registry.json');
  const changed = readFileSync(file, 'utf8').replace(`"default": "${bad}"`, `"default": "${good}"`);
  writeFileSync(file, changed);
  expect((await remote('list', '--site', site)).said).toContain('The pages are behind');
  expect(await remote('rollback', 'quiz', '--site', site)).toMatchObject({
    code: 1,
    said: expect.stringContaining('repair'),
  });
  expect((await remote('repair', '--site', site)).said).toContain('written again');
  expect(inlined(site).remotes.quiz?.default).toBe(good);
});

test('pages that a tool with other schemas wrote are not behind, and a rollback seals them anew', async () => {
  const site = await siteWithBadVersion();
  const page = join(site, 'shell', 'index.html');
  const seal = () => readInlinedJson(readFileSync(page, 'utf8'), 'revisoins-seal');
  writeFileSync(
    page,
    replaceInlinedJson(readFileSync(page, 'utf8'), 'revisoins-seal', () => 'of others'),
  );
  expect((await remote('list', '--site', site)).said).not.toContain('The pages are behind');
  expect(await remote('rollback', 'quiz', '--site', site)).toMatchObject({ code: 0 });
  expect(inlined(site).remotes.quiz?.default).toBe(good);
  expect(seal()).toMatch(/^[0-9a-z]+$/);
});
