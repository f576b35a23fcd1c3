import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@revisoins/types/tree.fixture';
import { remoteBuild, shellBuild } from '../build.fixture.ts';
import { publish, remote } from '../run-release.fixture.ts';
import { ports, remotePorts } from '@revisoins/workspace/ports';
import { freeOffset } from '@revisoins/stack/free-offset';
import { serveSite } from './serve-site.ts';

const servedPolicy = async (url: string, path = '/about') =>
  (await fetch(`${url}${path}`)).headers.get('content-security-policy') ?? '';

test('a remote that is published into a running site is served and allowed there, and gone when it is removed', async () => {
  const offset = await freeOffset();
  const shellPort = ports(offset).shell;
  const url = `http://localhost:${shellPort}`;
  const quiz = `http://localhost:${remotePorts(offset).quiz}`;
  const folder = temporaryFolder('site');
  const config = {
    apiUrl: 'https://api.example',
    publishableKey: 'x',
    publicUrl: url,
    overrideOrigins: [quiz],
  };
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ config, origins: { quiz } }));
  await remote('publish', 'shell', '--site', folder, '--from', shellBuild());
  await publish(folder, 'quiz', remoteBuild('quiz', 'one'), '--tag', 'one');
  const stop = await serveSite({ site: { folder }, shellPort });
  try {
    const published = await publish(folder, 'cards', remoteBuild('cards', 'hello'), '--tag', 'one');
    const origin = /serves it at (\S+) from the next page load/.exec(published.said)?.[1] ?? '';
    expect(published.code).toBe(0);
    expect(origin).not.toBe(quiz);
    expect(await servedPolicy(url)).toContain(origin);
    expect(await servedPolicy(url)).not.toContain('sandbox');
    for (const path of ['/previews/cards/one/12345678/a.html', '/%70reviews/a.html', '//previews/a.html'])
      expect(await servedPolicy(url, path)).toContain('; sandbox');
    expect(await (await fetch(`${origin}/remotes/cards/1.0.0-one/remoteEntry.js`)).text()).toContain('hello');

    expect(await remote('remove', 'cards', '--site', folder)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Nothing was changed'),
    });
    expect(await remote('remove', 'cards', '--yes', '--site', folder)).toMatchObject({ code: 0 });
    expect(await servedPolicy(url)).not.toContain(origin);
    await expect
      .poll(() =>
        fetch(origin).then(
          () => 'listens',
          () => 'gone',
        ),
      )
      .toBe('gone');
    expect((await remote('list', '--site', folder)).said).not.toContain('cards');
    expect(await remote('remove', 'cards', '--yes', '--site', folder)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not on the site'),
    });
  } finally {
    await stop();
  }
});

test('a remote that joins the site of an operator gets its origin into site.json, with what to do next', async () => {
  const folder = temporaryFolder('site');
  writeFileSync(
    join(folder, 'site.json'),
    JSON.stringify({ config: { apiUrl: 'https://api.example', publishableKey: 'x' }, origins: {} }),
  );
  await remote('publish', 'shell', '--site', folder, '--from', shellBuild());
  expect(await publish(folder, 'cards', remoteBuild('cards', 'x'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('say --origin'),
  });
  const { said } = await publish(
    folder,
    'cards',
    remoteBuild('cards', 'x'),
    '--origin',
    'https://cards.example',
  );
  expect(said).toContain(`https://cards.example must serve ${join(folder, 'cards')}`);
  expect((await remote('nginx', '--shell', 'https://site.example', '--site', folder)).said).toContain(
    'server_name cards.example',
  );
});
