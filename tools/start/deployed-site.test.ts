import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { inlineSite } from '@revisoins/release/pages/page';
import { splitRegistry } from '@revisoins/release/pages/split-registry';
import { registryFixture } from '@revisoins/release/registry.fixture';
import { askedByChromium, readDeployedSite, whyNotInside } from './deployed-site.ts';

const config = {
  apiUrl: 'https://api.example',
  publishableKey: 'key',
  overrideOrigins: ['http://localhost:4201'],
};
const registry = registryFixture('quiz', ['1.0.0']);
let stop = () => {};

async function serve(html: string): Promise<string> {
  const server = createServer((_, response) => response.end(html));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  stop = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => stop());

test('reads configuration and registry of a deployed page', async () => {
  const origin = await serve(inlineSite('<head><!-- site --></head>', config, splitRegistry(registry)));
  expect(await readDeployedSite(`${origin}/skills`)).toEqual({ origin, config, registry });
});

test('recognises a page that is not of this platform', async () => {
  const origin = await serve('<h1>Bonjour</h1>');
  await expect(readDeployedSite(origin)).rejects.toThrow('no configuration and registry');
});

test.each([
  ['localhost:4200', 'Write it whole'],
  ['http://127.0.0.1:1', 'does not answer'],
])('%s is refused with a sentence', async (address, sentence) => {
  await expect(readDeployedSite(address)).rejects.toThrow(sentence);
});

test.each([
  ['quiz', 'http://localhost:4201/', undefined],
  ['quiz', 'http://localhost:4301/', 'add "http://localhost:4301" to overrideOrigins'],
  ['flashcards', 'http://localhost:4201/', 'no remote "flashcards"'],
])('%s from %s: %s', (remote, base, sentence) => {
  const why = whyNotInside({ origin: 'https://revisoins.example', config, registry }, remote, base);
  if (sentence === undefined) expect(why).toBeUndefined();
  else expect(why).toContain(sentence);
});

test('a site of this machine serves its own remote already', () => {
  const local = registryFixture('quiz', ['1.0.0']);
  const [version] = Object.values(local.remotes.quiz?.versions ?? {});
  const base = `${new URL(version?.base ?? '').origin}/`;
  const deployed = {
    origin: 'http://localhost:4200',
    config: { ...config, overrideOrigins: [new URL(base).origin] },
    registry: local,
  };
  expect(whyNotInside(deployed, 'quiz', base)).toContain('npm run dev -- quiz');
});

test.each([
  ['https://revisoins.example', 'allow it'],
  ['http://revisoins.example', 'only pages with https'],
  ['http://localhost:4200', /^$/],
  ['http://127.0.0.1:4200', /^$/],
])('says what Chromium asks of %s', (origin, sentence) => expect(askedByChromium(origin)).toMatch(sentence));
