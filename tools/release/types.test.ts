import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeFiles } from '@revisoins/types/tree.fixture';
import { remoteBuild, shellBuild } from './build.fixture.ts';
import { inlined, remote, siteWithShell } from './run-release.fixture.ts';
import { shellTypes } from './types.fixture.ts';

const SIGN_OUT = 'libs/auth/src/sign-out.d.ts';
/** Types of a shell in which a function takes another parameter. */
const changed = shellTypes({
  [SIGN_OUT]:
    'export interface SignOutOptions {}\nexport declare function signOut(reason: string): Promise<void>;',
});

let site = '';
beforeEach(async () => {
  site = await siteWithShell();
});

const publish = (name: string, from: string, ...more: string[]) =>
  remote(
    'publish',
    name,
    '--site',
    site,
    '--from',
    from,
    ...(name === 'shell' ? [] : ['--skip-run']),
    ...more,
  );
const refusal = (sentence: string) => ({ code: 1, said: expect.stringContaining(sentence) });

test('a build made elsewhere is published when its types fit the live shell, and refused when they do not', async () => {
  expect(await publish('quiz', remoteBuild('quiz', 'one'))).toMatchObject({ code: 0 });
  expect(await publish('shell', shellBuild('main.2.js', '19.3.1', changed), '--skip-types')).toMatchObject({
    code: 0,
    said: expect.stringContaining('NOT checked'),
  });
  for (const words of [['publish', '--dry-run'], ['publish'], ['check']]) {
    const [command = '', ...more] = words;
    expect(
      await remote(
        command,
        'quiz',
        '--site',
        site,
        '--from',
        remoteBuild('quiz', 'two'),
        '--skip-run',
        ...more,
      ),
    ).toMatchObject(
      refusal('signOut of @revisoins/auth in the live shell is not what quiz was compiled against'),
    );
  }
  expect(Object.keys(inlined(site).remotes.quiz?.versions ?? {})).toHaveLength(1);
});

test('a build without types is refused with what to do, on either side', async () => {
  const build = remoteBuild('quiz', 'one');
  rmSync(join(build, 'types.json'));
  expect(await publish('quiz', build)).toMatchObject(
    refusal(`The types of quiz are unknown: ${join(build, 'types.json')} is missing. Build it again`),
  );
  rmSync(join(site, 'shell/types.json'));
  expect(await publish('quiz', remoteBuild('quiz', 'two'))).toMatchObject(refusal('Publish the shell again'));
  expect(await publish('quiz', build, '--skip-types')).toMatchObject({
    code: 0,
    said: expect.stringContaining('NOT checked'),
  });
});

test('a shell that a live version does not fit is refused, and names each: the default, a canary and the last known good', async () => {
  for (const tag of ['good', 'default']) {
    await publish('quiz', remoteBuild('quiz', tag), '--tag', tag, '--skip-types');
    if (tag === 'default') await remote('promote', 'quiz', '--traffic', '100', '--site', site);
  }
  await publish('quiz', remoteBuild('quiz', 'canary'), '--tag', 'canary', '--skip-types');
  await publish('quiz', remoteBuild('quiz', 'nobody'), '--tag', 'nobody', '--traffic', '0', '--skip-types');
  const page = readFileSync(join(site, 'shell/index.html'), 'utf8');
  const refused = await publish('shell', shellBuild('main.2.js', '19.3.1', changed), '--dry-run');
  for (const tag of ['good', 'default', 'canary'])
    expect(refused).toMatchObject(refusal(`not what quiz 1.0.0-${tag} was compiled against`));
  expect(refused.said).not.toContain('1.0.0-nobody');
  expect(await publish('shell', shellBuild('main.2.js', '19.3.1', changed))).toMatchObject({ code: 1 });
  expect(readFileSync(join(site, 'shell/index.html'), 'utf8')).toBe(page);
  expect(await publish('shell', shellBuild('main.2.js'))).toMatchObject({ code: 0 });
});

test('a version without traffic when the shell was published is checked before it is promoted', async () => {
  await publish('quiz', remoteBuild('quiz', 'one'), '--tag', 'one', '--skip-types');
  await publish('quiz', remoteBuild('quiz', 'old'), '--tag', 'old', '--traffic', '0', '--skip-types');
  await publish('shell', shellBuild('main.2.js', '19.3.1', changed), '--skip-types');
  const promotion = ['promote', 'quiz', '1.0.0-old', '--traffic', '50', '--site', site];
  expect(await remote(...promotion)).toMatchObject(refusal('quiz 1.0.0-old was compiled against'));
  expect(await remote(...promotion, '--skip-types')).toMatchObject({ code: 0 });
});

test('the types of a version that another server holds are read from there', async () => {
  const answers = new Map<string, string>();
  const server = createServer(({ url = '' }, response) => {
    const answer = answers.get(url);
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  }).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const build = remoteBuild('quiz', 'one');
    expect(await publish('quiz', build, '--tag', 'one', '--origin', origin)).toMatchObject({ code: 0 });
    rmSync(join(site, 'quiz'), { recursive: true });

    expect(await publish('shell', shellBuild('main.2.js'))).toMatchObject(
      refusal(
        `Whether quiz 1.0.0-one would run is unknown: ${origin}/remotes/quiz/1.0.0-one/types.json answers 404`,
      ),
    );
    answers.set('/remotes/quiz/1.0.0-one/types.json', readFileSync(join(build, 'types.json'), 'utf8'));
    expect(await publish('shell', shellBuild('main.2.js', '19.3.1', changed))).toMatchObject(
      refusal('quiz 1.0.0-one was compiled against'),
    );
    expect(await publish('shell', shellBuild('main.2.js'))).toMatchObject({ code: 0 });
  } finally {
    server.close();
  }
});

test('types that are broken on disk are reported, not treated as missing', async () => {
  await publish('quiz', remoteBuild('quiz', 'one'), '--tag', 'one');
  const file = join(site, 'quiz/remotes/quiz/1.0.0-one/types.json');
  expect(existsSync(file)).toBe(true);
  writeFileSync(file, '{');
  expect(await publish('shell', shellBuild('main.2.js'))).toMatchObject(refusal('is not a file of types'));
  writeFiles(join(site, 'shell'), { 'types.json': '{}' });
  expect(await publish('quiz', remoteBuild('quiz', 'two'))).toMatchObject(
    refusal('The types of the live shell are unknown'),
  );
});
