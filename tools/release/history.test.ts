import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import zlib from 'node:zlib';
import type { Registry } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { versionFixture } from './registry.fixture.ts';
import { remoteBuild } from './build.fixture.ts';
import { readPage, inlined, publish, siteWithShell } from './run-release.fixture.ts';
import { changeSite } from './site/change-site.ts';
import { readSite } from './site/read-site.ts';
import { sitePaths } from './site/site-paths.ts';

const names = ['account', 'exam', 'quiz', 'voice'];
const at = (count: number) => `1.0.${count}`;

/** Random-looking hashes, which do not compress, as in real builds. */
const fakeIntegrity = (seed: string) =>
  Object.fromEntries(
    Array.from({ length: 20 }, (_, file) => [
      `assets/${file}.js`,
      `sha384-${createHash('sha384').update(`${seed}/${file}`).digest('base64')}`,
    ]),
  );

/**
 * Four remotes after many releases, with one more as a canary, and the one before the default as the last
 * known good.
 */
function registryAfter(releases: number): Registry {
  const ofRemote = (name: string) => {
    const versions = Array.from({ length: releases }, (_, index) => at(index));
    return {
      default: at(releases - 2),
      traffic: { [at(releases - 1)]: 10 },
      ...(releases > 2 ? { lastKnownGood: at(releases - 3) } : {}),
      versions: Object.fromEntries(
        versions.map((version) => [
          version,
          versionFixture(name, version, { integrity: fakeIntegrity(`${name} ${version}`) }),
        ]),
      ),
    };
  };
  return { schema: 1, remotes: Object.fromEntries(names.map((name) => [name, ofRemote(name)])) };
}

async function siteAfter(releases: number, site?: string): Promise<string> {
  const folder = site ?? (await siteWithShell());
  await changeSite(
    readSite(folder),
    () => ({ state: { registry: registryAfter(releases) }, report: undefined }),
    { what: 'release' },
  );
  return folder;
}

const pageSize = (site: string, form = '') => statSync(join(site, `shell/app.html${form}`)).size;
const archiveFiles = (site: string) =>
  readdirSync(join(site, 'shell/assets')).filter((name) => /^versions\.quiz\..*json$/.test(name));

test('a page contains what can be served, and no more however long the history is', async () => {
  const young = await siteAfter(3);
  const old = await siteAfter(40);
  expect(Object.keys(readPage(old).served.remotes.quiz?.versions ?? {})).toEqual([at(37), at(38), at(39)]);
  // The names of four archives, with their hashes.
  expect(pageSize(old) - pageSize(young)).toBeLessThan(1_000);
  expect(pageSize(old, '.br') - pageSize(young, '.br')).toBeLessThan(600);
});

test('a version that has no share yet is in no page', async () => {
  const site = await siteWithShell();
  await publish(site, 'quiz', remoteBuild('quiz', 'one'), '--tag', 'one');
  const before = pageSize(site);
  await publish(site, 'quiz', remoteBuild('quiz', 'two'), '--tag', 'two', '--traffic', '0');
  expect(readPage(site).served.remotes.quiz).toMatchObject({ traffic: {} });
  expect(Object.keys(readPage(site).served.remotes.quiz?.versions ?? {})).toEqual(['1.0.0-one']);
  // The name of the archive, with its hash.
  expect(pageSize(site) - before).toBeLessThan(200);
  expect(Object.keys(inlined(site).remotes.quiz?.versions ?? {})).toContain('1.0.0-two');
});

test('nothing is compressed under the lock, and pages are compressed well once they are live', async () => {
  const site = await siteAfter(3);
  const { lock } = sitePaths(site);
  const underLock: boolean[] = [];
  const compressors = {
    brotliCompressSync: zlib.brotliCompressSync,
    brotliCompress: zlib.brotliCompress,
    gzipSync: zlib.gzipSync,
  };
  for (const [name, original] of Object.entries(compressors))
    Object.assign(zlib, {
      [name]: (...words: Parameters<typeof original>) => {
        underLock.push(existsSync(lock));
        return Reflect.apply(original, zlib, words) as unknown;
      },
    });
  syncBuiltinESMExports();
  let quick = 0;
  try {
    const live = () => {
      readPage(site);
      quick = pageSize(site, '.br');
    };
    await changeSite(readSite(site), () => ({ state: { registry: registryAfter(4) }, report: undefined }), {
      what: 'release',
      live,
    });
  } finally {
    Object.assign(zlib, compressors);
    syncBuiltinESMExports();
  }
  expect(underLock.length).toBeGreaterThan(4);
  expect(underLock).not.toContain(true);
  readPage(site);
  expect(pageSize(site, '.br')).toBeLessThan(quick);
});

test('the other versions are in a file for each remote, under the hash in the page', async () => {
  const site = await siteAfter(40);
  expect(Object.keys(readPage(site).archives)).toEqual(names);
  expect(inlined(site)).toEqual(registryAfter(40));
});

test('a page that was opened some releases ago still finds its own; older ones go', async () => {
  const site = await siteAfter(10);
  const first = readPage(site).archives.quiz?.path ?? '';
  await siteAfter(11, site);
  expect(existsSync(join(site, 'shell', first))).toBe(true);
  for (let releases = 12; releases <= 18; releases++) await siteAfter(releases, site);
  expect(existsSync(join(site, 'shell', first))).toBe(false);
  expect(archiveFiles(site).length).toBeLessThanOrEqual(5);
  expect(archiveFiles(site).map((name) => `/assets/${name}`)).toContain(readPage(site).archives.quiz?.path);
});
