import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freeOffset } from '@revisoins/stack/free-offset';
import { temporaryFolder } from '@revisoins/types/tree.fixture';
import { ports, remotePorts } from '@revisoins/workspace/ports';
import { expect, test } from 'vitest';
import { remoteBuild, shellBuild } from './build.fixture.ts';
import { publish, remote } from './run-release.fixture.ts';
import { serveSite } from './serve/serve-site.ts';
import { formFolders } from './site/dictionary-forms.ts';
import { sitePaths } from './site/site-paths.ts';

/** A site with a shell and a quiz, and the builds that it was published from. */
async function verifiedSite() {
  const offset = await freeOffset();
  const shellPort = ports(offset).shell;
  const folder = temporaryFolder('site');
  const origins = { quiz: `http://localhost:${remotePorts(offset).quiz}` };
  const config = { apiUrl: 'https://api.example', publishableKey: 'x' };
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ config, origins }));
  const builds = temporaryFolder('builds');
  cpSync(shellBuild(), join(builds, 'shell'), { recursive: true });
  cpSync(remoteBuild('quiz', 'one'), join(builds, 'quiz'), { recursive: true });
  await publish(folder, 'shell', join(builds, 'shell'));
  await publish(folder, 'quiz', join(builds, 'quiz'), '--tag', 'one');
  const version = join(folder, 'quiz/remotes/quiz/1.0.0-one');
  const verify = (target = folder) => remote('verify', target, '--from', builds);
  return { folder, builds, version, shellPort, verify };
}

test('confirms that a site comes from the source that it was published from, in its folder and at its address', async () => {
  const { folder, shellPort, verify } = await verifiedSite();
  const everything = {
    code: 0,
    said: expect.stringContaining('Everything that everybody gets comes from this source.'),
  };
  expect(await verify()).toMatchObject(everything);
  const stop = await serveSite({ site: { folder }, shellPort });
  try {
    expect(await verify(`http://localhost:${shellPort}`)).toMatchObject(everything);
    writeFileSync(join(folder, 'quiz/remotes/quiz/1.0.0-one/remoteEntry.js'), 'other();');
    expect(await verify(`http://localhost:${shellPort}`)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/different +remoteEntry\.js/),
    });
  } finally {
    await stop();
  }
});

test('names what was changed, taken away or put there', async () => {
  const { folder, version, verify } = await verifiedSite();
  const page = join(folder, 'shell/app.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><link rel="x">'));
  rmSync(join(version, 'locales/fr/quiz.json'));
  writeFileSync(join(folder, 'shell/more.html'), '');
  const { code, said } = await verify();
  expect(code).toBe(1);
  expect(said).toMatch(/different +app\.html/);
  expect(said).toMatch(/missing +locales\/fr\/quiz\.json/);
  expect(said).toMatch(/not of this commit +more\.html/);
  expect(said).toContain('1 different, 1 missing, 1 not of this commit');
});

test('a compressed form with other bytes is what browsers get, so the file is different', async () => {
  const { version, verify } = await verifiedSite();
  writeFileSync(join(version, 'remoteEntry.js.br'), brotliCompressSync('other();'));
  expect((await verify()).said).toMatch(/different +remoteEntry\.js/);
});

test('so is one whose form for browsers with an earlier version holds other bytes', async () => {
  const { folder, builds, verify } = await verifiedSite();
  const later = remoteBuild('quiz', 'later');
  cpSync(later, join(builds, 'quiz'), { recursive: true });
  await publish(folder, 'quiz', later, '--tag', 'later', '--traffic', '100');
  expect(await verify()).toMatchObject({ code: 0 });
  const [forms = ''] = formFolders(sitePaths(folder), 'quiz', '1.0.0-later');
  expect(forms).not.toBe('');
  writeFileSync(join(forms, 'remoteEntry.js'), 'other();');
  expect((await verify()).said).toMatch(/different +remoteEntry\.js/);
});

test('a version of another commit is named so, and only counts when everybody gets it', async () => {
  const { folder, verify } = await verifiedSite();
  await publish(folder, 'quiz', remoteBuild('quiz', 'two'), '--tag', 'two', '--traffic', '10');
  const { code, said } = await verify();
  expect(code).toBe(0);
  expect(said).toContain('quiz 1.0.0-two was made from another commit');
  expect(said).toMatch(/not of this commit +remoteEntry\.js/);
  await remote('promote', 'quiz', '--traffic', '100', '--site', folder);
  expect(await verify()).toMatchObject({ code: 1 });
});

test('the files of an earlier shell stay for open pages, and the live shell is judged by its own', async () => {
  const { folder, verify } = await verifiedSite();
  await publish(folder, 'shell', shellBuild('main.2.js'));
  const { code, said } = await verify();
  expect(code).toBe(1);
  expect(said).toContain('shell was made from another commit');
  expect(said).not.toContain('missing  ');
});
