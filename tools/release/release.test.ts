import fs, { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '@revisoins/types/tree.fixture';
import { expect, test, vi } from 'vitest';
import { remoteBuild, shellBuild } from './build.fixture.ts';
import {
  inlined,
  publication,
  publish,
  remote,
  remoteProcess,
  remoteProcessWith,
  siteWithShell,
} from './run-release.fixture.ts';

test('publishes, promotes and rolls back, and the page follows each time', async () => {
  const site = await siteWithShell();
  expect(await publish(site, 'quiz', remoteBuild('quiz', 'one'), '--tag', 'one')).toMatchObject({ code: 0 });
  expect(inlined(site).remotes.quiz).toMatchObject({ default: '1.0.0-one', traffic: {} });

  expect(await publish(site, 'quiz', remoteBuild('quiz', 'two'), '--tag', 'two')).toMatchObject({ code: 0 });
  expect(inlined(site).remotes.quiz).toMatchObject({ default: '1.0.0-one', traffic: { '1.0.0-two': 10 } });
  expect(inlined(site).remotes.quiz?.versions['1.0.0-two']?.base).toBe(
    'https://quiz.example/remotes/quiz/1.0.0-two/',
  );

  await remote('promote', 'quiz', '--traffic', '100', '--site', site);
  expect(inlined(site).remotes.quiz).toMatchObject({
    default: '1.0.0-two',
    lastKnownGood: '1.0.0-one',
    traffic: {},
  });

  expect(await remote('rollback', 'quiz', '--site', site)).toMatchObject({
    code: 0,
    said: expect.stringContaining('everybody gets 1.0.0-one'),
  });
  expect(inlined(site).remotes.quiz).toMatchObject({ default: '1.0.0-one' });
  expect(JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8'))).toEqual(inlined(site));
  expect((await remote('list', '--site', site)).said).toMatch(
    /1\.0\.0-two .*taken back[^]*1\.0\.0-one .*100 %.*default/,
  );
});

/** How often a command line that succeeds reads registry.json. */
async function countReadings(words: readonly string[]): Promise<number> {
  const spy = vi.spyOn(fs, 'readFileSync');
  syncBuiltinESMExports();
  try {
    expect(await remote(...words)).toMatchObject({ code: 0 });
    return spy.mock.calls.filter(([file]) => String(file).endsWith('registry.json')).length;
  } finally {
    spy.mockRestore();
    syncBuiltinESMExports();
  }
}

test('each command reads the registry once', async () => {
  const site = await siteWithShell();
  await publish(site, 'quiz', remoteBuild('quiz', 'one'), '--tag', 'one');
  const two = remoteBuild('quiz', 'two');
  const commands = [
    publication(site, 'quiz', two, '--tag', 'two'),
    publication(site, 'quiz', two, '--preview', 'draft'),
    publication(site, 'shell', shellBuild()),
    ['promote', 'quiz', '--traffic', '100', '--site', site],
    ['rollback', 'quiz', '--site', site],
    ['list', '--site', site],
    ['previews', 'quiz', '--site', site],
    ['prune', '--days', '0', '--yes', '--site', site],
    ['remove', 'quiz', '--yes', '--site', site],
  ];
  for (const words of commands) expect([words[0], await countReadings(words)]).toEqual([words[0], 1]);
});

test('a rollback starts without the gate, its browser and its compiler', async () => {
  const site = await siteWithShell();
  for (const tag of ['one', 'two'])
    await publish(site, 'quiz', remoteBuild('quiz', tag), '--tag', tag, '--traffic', '100');
  const printLoaded = `import module from 'node:module'; process.on('exit', () => console.log('loaded', ...Object.keys(module._cache)))`;
  const hook = `data:text/javascript,${encodeURIComponent(printLoaded).replaceAll("'", '%27')}`;
  const rolledBack = await remoteProcessWith({ NODE_OPTIONS: `--import=${hook}` }, [
    'rollback',
    'quiz',
    '--site',
    site,
  ]);
  expect(rolledBack).toMatchObject({ code: 0, said: expect.stringMatching(/^loaded .*lightningcss/m) });
  expect(rolledBack.said).not.toMatch(/playwright|rspack|node_modules.typescript/);
});

test('security.txt names a contact while site.json has one', async () => {
  const site = await siteWithShell();
  const contact = join(site, 'shell/.well-known/security.txt');
  expect(existsSync(contact)).toBe(false);
  const settings = join(site, 'site.json');
  const { config, ...rest } = JSON.parse(readFileSync(settings, 'utf8')) as Record<string, object>;
  const publicUrl = 'https://revisoins.example';
  const withContact = (securityContact?: string) =>
    writeFileSync(settings, JSON.stringify({ ...rest, config: { ...config, publicUrl }, securityContact }));

  withContact('mailto:securite@revisoins.example');
  await publish(site, 'shell', shellBuild());
  expect(readFileSync(contact, 'utf8')).toMatch(
    /^Contact: mailto:securite@revisoins\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\nPreferred-Languages: fr, en\nCanonical: https:\/\/revisoins\.example\/\.well-known\/security\.txt\n$/,
  );
  withContact('javascript:alert(1)');
  expect(await publish(site, 'shell', shellBuild())).toMatchObject({
    code: 1,
    said: expect.stringContaining('mailto:'),
  });
  withContact();
  await publish(site, 'shell', shellBuild());
  expect(existsSync(contact)).toBe(false);
});

test('two and more publications at once all stay', async () => {
  const site = await siteWithShell();
  await publish(site, 'quiz', remoteBuild('quiz', 'zero'), '--tag', 'zero');
  const tags = ['a', 'b', 'c', 'd'];
  const outcomes = await Promise.all([
    ...tags.map((tag) =>
      remoteProcess(...publication(site, 'quiz', remoteBuild('quiz', tag), '--tag', tag, '--traffic', '5')),
    ),
    remoteProcess(...publication(site, 'exam', remoteBuild('exam', 'exam'), '--tag', 'x')),
  ]);
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  const { quiz, exam } = inlined(site).remotes;
  expect(quiz?.traffic).toEqual(Object.fromEntries(tags.map((tag) => [`1.0.0-${tag}`, 5])));
  expect(exam?.default).toBe('1.0.0-x');
  expect(readdirSync(join(site, 'quiz/remotes/quiz')).sort()).toEqual(
    ['a', 'b', 'c', 'd', 'zero'].map((tag) => `1.0.0-${tag}`),
  );
  expect(existsSync(join(site, '.lock'))).toBe(false);
});

test('a version never changes: the same content is kept, other content refused', async () => {
  const site = await siteWithShell();
  await publish(site, 'quiz', remoteBuild('quiz', 'one'), '--release');
  expect(await publish(site, 'quiz', remoteBuild('quiz', 'one'), '--release')).toMatchObject({
    code: 0,
    said: expect.stringContaining('published before'),
  });
  expect(await publish(site, 'quiz', remoteBuild('quiz', 'two'), '--release')).toMatchObject({
    code: 1,
    said: expect.stringContaining('exists with other content'),
  });
  expect(readFileSync(join(site, 'quiz/remotes/quiz/1.0.0/remoteEntry.js'), 'utf8')).toContain('one');
});

test('a shell that live remotes could not run in is refused; files of the builds before stay', async () => {
  const site = await siteWithShell();
  await publish(site, 'quiz', remoteBuild('quiz', 'one'));
  const refused = await remote(
    'publish',
    'shell',
    '--site',
    site,
    '--from',
    shellBuild('main.9.js', '20.0.0'),
  );
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('would not run') });
  expect(await remote('publish', 'shell', '--site', site, '--from', shellBuild('main.2.js'))).toMatchObject({
    code: 0,
  });
  expect(readdirSync(join(site, 'shell/assets')).sort()).toEqual(['main.1.js', 'main.2.js']);
  expect(inlined(site).remotes.quiz).toBeDefined();
});

test('a dry run and a prune without --yes change nothing; prune --yes removes registry entry and files', async () => {
  const site = await siteWithShell();
  await publish(site, 'quiz', remoteBuild('quiz', 'one'), '--tag', 'one');
  await publish(site, 'quiz', remoteBuild('quiz', 'two'), '--tag', 'two');
  await remote('rollback', 'quiz', '--site', site);
  const before = readFileSync(join(site, 'registry.json'), 'utf8');
  for (const words of [
    ['publish', 'quiz', '--from', remoteBuild('quiz', 'three'), '--skip-types', '--skip-run', '--dry-run'],
    ['prune', '--days', '0'],
    ['promote', 'quiz', '1.0.0-two', '--traffic', '50', '--dry-run'],
  ]) {
    expect(await remote(...words, '--site', site)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Nothing was changed'),
    });
  }
  expect(readFileSync(join(site, 'registry.json'), 'utf8')).toBe(before);
  await remote('prune', '--days', '0', '--yes', '--site', site);
  expect(Object.keys(inlined(site).remotes.quiz?.versions ?? {})).toEqual(['1.0.0-one']);
  expect(readdirSync(join(site, 'quiz/remotes/quiz'))).toEqual(['1.0.0-one']);
});

test('source maps are kept where the operator wants them, and never served', async () => {
  const site = await siteWithShell();
  const parent = temporaryFolder('maps');
  const build = join(parent, 'production');
  cpSync(remoteBuild('quiz', 'one'), build, { recursive: true });
  const mapsFolder = join(parent, 'kept');
  expect(await publish(site, 'quiz', build, '--tag', 'one', '--maps', mapsFolder)).toMatchObject({
    code: 1,
    said: expect.stringContaining('There are no source maps in'),
  });
  expect(inlined(site).remotes.quiz).toBeUndefined();

  writeFiles(join(parent, 'maps'), { 'remoteEntry.js.map': '{}', 'assets/of-an-older-build.js.map': '{}' });
  expect(await publish(site, 'quiz', build, '--tag', 'one', '--maps', mapsFolder)).toMatchObject({ code: 0 });
  const mapsBelow = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'));
  expect(mapsBelow(mapsFolder)).toEqual(['quiz/1.0.0-one/remoteEntry.js.map']);
  expect(mapsBelow(site)).toEqual([]);
});
