/// <reference types="node" />
import { createHash } from 'node:crypto';
import { registrySchema } from '@revisoins/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { makeRegistry } from './registry.fixture.ts';
import type { Refusal } from './read-registry.ts';
import { versionArchive } from './version-archive.ts';

type Raw = { remotes: { quiz: { versions: Record<string, { base: string; declaration: object }> } } };

const all = makeRegistry({ quiz: { versions: ['3.0.0', '2.0.0', '1.0.0'] }, account: {} }) as Raw;
const { '3.0.0': _, ...former } = all.remotes.quiz.versions;
const text = JSON.stringify({ ...former, '1.0.0': { ...former['1.0.0'], declaration: { contract: 9 } } });
const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
const PATH = '/assets/versions.quiz.0123456789.json';

/** A page that contains only quiz 3.0.0, and its platform's answers in order. */
function pageWith(
  answers: (string | Error | Response)[],
  archives: unknown = { quiz: { path: PATH, integrity } },
) {
  const asked: { url: string; integrity: string | undefined }[] = [];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    asked.push({ url: url.href, integrity: init.integrity });
    const answer = answers.shift() ?? new Error('nothing more to answer');
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : new Response(answer);
  });
  const registry = registrySchema.parse(makeRegistry({ quiz: { versions: ['3.0.0'] }, account: {} }));
  const refused: Refusal[] = [];
  return {
    asked,
    registry,
    refused,
    fetchVersions: versionArchive({ registry, refused, archives, platform: 'https://platform.example' }),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('adds a remote’s earlier versions, once, by the hash in the page, and refuses what this host does not understand', async () => {
  const { asked, registry, refused, fetchVersions } = pageWith([text]);
  const { versions } = registry.remotes.quiz ?? {};
  await Promise.all([fetchVersions('quiz'), fetchVersions('quiz')]);
  await fetchVersions('quiz');
  expect(asked).toEqual([{ url: `https://platform.example${PATH}`, integrity }]);
  expect(Object.keys(versions ?? {})).toEqual(['3.0.0', '2.0.0']);
  expect(versions?.['2.0.0']).toEqual(former['2.0.0']);
  expect(refused).toEqual([
    { remote: 'quiz', version: '1.0.0', reason: expect.stringContaining('contract 9') },
  ]);
});

test('asks again when an answer is lost; what cannot be had is not kept as such', async () => {
  const lost = new TypeError('Failed to fetch');
  const { registry, fetchVersions } = pageWith([lost, lost, lost, text]);
  await expect(fetchVersions('quiz')).rejects.toThrow('Failed to fetch');
  await fetchVersions('quiz');
  expect(registry.remotes.quiz?.versions['2.0.0']).toBeDefined();
});

test('callers that ask while it is loading wait for it', async () => {
  const { registry, fetchVersions } = pageWith([text]);
  void fetchVersions('quiz');
  await fetchVersions('quiz');
  expect(registry.remotes.quiz?.versions['2.0.0']).toBeDefined();
});

test('an error response is not a list, whatever it contains', async () => {
  const down = () => new Response(text, { status: 500 });
  const { asked, registry, fetchVersions } = pageWith([down(), down()]);
  await expect(fetchVersions('quiz')).rejects.toThrow('500');
  expect([asked.length, registry.remotes.quiz?.versions['2.0.0']]).toEqual([2, undefined]);
});

test.each([
  [null],
  ['text'],
  [{ quiz: { path: 'https://evil.example/a.json', integrity } }],
  [{ quiz: { path: '//evil.example/a.json', integrity } }],
])('asks nothing when the page says %o of archives', async (archives) => {
  const { asked, fetchVersions } = pageWith([text], archives);
  await fetchVersions('quiz');
  await fetchVersions('flashcards');
  expect(asked).toEqual([]);
});
