import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { remoteBuild, shellBuild } from './build.fixture.ts';
import { publication, remote, siteWithShell } from './run-release.fixture.ts';

/** What all commands share of a site. */
const shared = ['registry.json', 'releases.json', 'site.json'];

/** How often a command reads each of them. */
async function countReads(words: readonly string[]): Promise<Record<string, number>> {
  const reading = vi.spyOn(fs, 'readFileSync');
  syncBuiltinESMExports();
  try {
    expect(await remote(...words)).toMatchObject({ code: 0 });
    const names = reading.mock.calls.map(([file]) => (typeof file === 'string' ? basename(file) : ''));
    return Object.fromEntries(shared.map((name) => [name, names.filter((one) => one === name).length]));
  } finally {
    reading.mockRestore();
    syncBuiltinESMExports();
  }
}

test('a command reads the registry, the journal and the configuration once, and hands them on', async () => {
  const site = await siteWithShell();
  const publish = (text: string) =>
    countReads(publication(site, 'quiz', remoteBuild('quiz', text), '--tag', text));
  const once = { 'registry.json': 1, 'releases.json': 1, 'site.json': 1 };
  expect(await publish('one')).toEqual(once);
  expect(await publish('two')).toEqual(once);
  for (const words of [
    ['promote', 'quiz', '1.0.0-two', '--traffic', '100', '--skip-types'],
    ['rollback', 'quiz'],
    ['list'],
    ['publish', 'shell', '--from', shellBuild(), '--skip-types'],
  ])
    expect(await countReads([...words, '--site', site])).toEqual(once);
});
