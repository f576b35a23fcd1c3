import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { remoteBuild } from './build.fixture.ts';

const signals: ((...args: unknown[]) => void)[] = [];
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(process, 'on').mockImplementation((_, listener) => {
    signals.push(listener);
    return process;
  });
});
afterEach(() => {
  signals.length = 0;
  vi.restoreAllMocks();
});

/** The module as a new program has it, which has said that it stops in order. */
async function program() {
  const stop = await import('./stop.ts');
  stop.stopInOrder();
  return { ...stop, terminate: () => signals.forEach((signal) => signal()) };
}

test('a program that is asked to stop gives up what it waits for, and decides on nothing', async () => {
  const { terminate, unlessStopped, passPointOfNoReturn } = await program();
  const waiting = unlessStopped(new Promise(() => undefined));
  terminate();
  await expect(waiting).rejects.toThrow('Nothing was changed');
  await expect(unlessStopped(Promise.resolve())).rejects.toThrow('Nothing was changed');
  expect(passPointOfNoReturn).toThrow('Nothing was changed');
});

test('a program that has decided on its change finishes it', async () => {
  const { terminate, unlessStopped, passPointOfNoReturn } = await program();
  passPointOfNoReturn();
  terminate();
  expect(await unlessStopped(Promise.resolve('done'))).toBe('done');
  expect(passPointOfNoReturn).not.toThrow();
});

test('what the gate lays out to run a candidate in decides on nothing', async () => {
  const { terminate, stopAsked } = await program();
  const { applyTogether } = await import('./site/staged-change.ts');
  const { sitePaths } = await import('./site/site-paths.ts');
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-stop-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const paths = sitePaths(folder);
  await applyTogether(paths, 'check', (staged) => staged.write(paths.siteFile, '{}'));
  terminate();
  expect(stopAsked.aborted).toBe(true);
});

/** The folder of a site with `quiz` on it, which other programs have made. */
async function siteOfOthers() {
  const { publish, siteWithShell } = await import('./run-release.fixture.ts');
  const folder = await siteWithShell();
  await publish(folder, 'quiz', remoteBuild('quiz', 'one'));
  vi.resetModules();
  return folder;
}

test('a version is compressed no further once its command is asked to stop', async () => {
  const folder = await siteOfOthers();
  const { terminate } = await program();
  const { readSite } = await import('./site/read-site.ts');
  const { versionForms } = await import('./site/dictionary-forms.ts');
  const { paths, registry, siteFile } = readSite(folder);
  const next = {
    folder: remoteBuild('quiz', 'two'),
    name: 'quiz',
    version: '1.0.0-two',
    origin: 'https://x',
  };
  const compress = () => versionForms(paths, registry, siteFile, next);
  await expect(compress()).resolves.toBeDefined();
  terminate();
  await expect(compress()).rejects.toThrow('Nothing was changed');
});

test('a change whose pages were compressed hears who asked to stop meanwhile', async () => {
  const folder = await siteOfOthers();
  const { terminate } = await program();
  const { readSite } = await import('./site/read-site.ts');
  const { changeSite } = await import('./site/change-site.ts');
  const make = () => {
    setImmediate(terminate);
    return { state: {}, report: 'changed' };
  };
  await expect(changeSite(readSite(folder), make, { what: 'promote' })).rejects.toThrow(
    'Nothing was changed',
  );
});
