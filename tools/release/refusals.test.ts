import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remoteBuild } from './build.fixture.ts';
import { publish, remote, siteWithShell } from './run-release.fixture.ts';

test('the gate refuses with every reason, and nothing is written', async () => {
  const site = await siteWithShell();
  await publish(site, 'quiz', remoteBuild('quiz', 'one'));
  const before = readFileSync(join(site, 'registry.json'), 'utf8');
  const route = { id: 'home', path: '/quiz', access: 'everyone', expose: './routes/v1' } as const;
  const build = remoteBuild('exam', 'x', {
    routes: [route],
    nav: [],
    budget: { entry: 1 },
    namespaces: ['missing'],
  });
  writeFileSync(join(build, 'build.json'), JSON.stringify({ container: 'x', shared: { react: '^20.0.0' } }));
  const { code, said } = await publish(site, 'exam', build);
  expect(code).toBe(1);
  for (const reason of ['belongs to quiz', 'namespace "missing"', 'react ^20.0.0', 'its budget of 1'])
    expect(said).toContain(reason);
  expect(readFileSync(join(site, 'registry.json'), 'utf8')).toBe(before);
  expect(existsSync(join(site, 'exam'))).toBe(false);
});

test.each([
  [['publish'], 2, 'npm run remote -- publish <remote>'],
  [['publish', 'quiz', '--trafic', '3'], 2, '--trafic'],
  [['promote', 'quiz', '--traffic', 'many'], 2, 'a whole number'],
  [['ship'], 2, 'There is no command "ship"'],
  [['promote', '--help'], 0, 'Give a published version'],
  [['--help'], 0, 'Exit codes'],
  [['list', '--site', '/nowhere'], 1, 'is not a site'],
  [['new', 'Quiz!'], 1, 'is not a name for a remote'],
  [['new', 'quiz'], 1, 'exists already'],
  [['new', 'about'], 1, 'belongs to the shell'],
  [['new', 'embed'], 1, "the shell's server answers by itself"],
  [['new', 'constructor'], 1, 'every JavaScript object has something of that name'],
  [['new', '__proto__'], 1, 'is not a name for a remote'],
  ...['con', 'aux', 'nul', 'prn', 'com1', 'lpt9'].map((name): [string[], number, string] => [
    ['new', name],
    1,
    'Windows has a device of that name',
  ]),
  [['publish', 'con'], 2, 'is not a name for a remote'],
  ...['build', 'check', 'list', 'publish', 'rollback'].flatMap((command): [string[], number, string][] => [
    [[command, 'constructor'], 2, 'is not a name for a remote'],
    [[command, '__proto__'], 2, 'is not a name for a remote'],
    [[command, '../quiz'], 2, 'is not a name for a remote'],
  ]),
  [['promote', 'constructor', '--traffic', '5'], 2, 'is not a name for a remote'],
])('%j ends with %i and explains what to do', async (words, code, sentence) => {
  expect(await remote(...words)).toMatchObject({ code, said: expect.stringContaining(sentence) });
});

test.each(['javascript:alert', 'file:///srv', 'https://quiz.example/?a'])(
  'an origin that serves nothing is refused: %s',
  async (origin) => {
    const site = await siteWithShell();
    expect(await publish(site, 'quiz', remoteBuild('quiz', 'one'), '--origin', origin)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not an origin'),
    });
  },
);

test('a broken registry is refused, not overwritten', async () => {
  const site = await siteWithShell();
  writeFileSync(join(site, 'registry.json'), '{ "schema": 1');
  expect(await publish(site, 'quiz', remoteBuild('quiz', 'one'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('not a valid registry'),
  });
  expect(readFileSync(join(site, 'registry.json'), 'utf8')).toBe('{ "schema": 1');
});
