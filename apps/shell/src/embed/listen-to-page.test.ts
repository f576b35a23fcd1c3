import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { listenToPage, readPageMessage } from './listen-to-page.ts';

const parent = {} as Window;
const sender = { window: parent, origin: 'https://cegep.example' };
const configure = { revisoins: 1, type: 'configure', theme: 'dark' };

test('takes a message of the page around it', () => {
  expect(readPageMessage({ data: configure, origin: sender.origin, source: parent }, sender)).toEqual(
    configure,
  );
});

test.each([
  ['another origin', { data: configure, origin: 'https://evil.example', source: parent }],
  ['another window of the same origin', { data: configure, origin: sender.origin, source: {} as Window }],
  ['nobody', { data: configure, origin: '', source: null }],
  ['another form', { data: { ...configure, token: 'x' }, origin: sender.origin, source: parent }],
])('ignores a message of %s', (_case, event) => expect(readPageMessage(event, sender)).toBeUndefined());

test('listens to the page until it is stopped', () => {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page));
  const say = (origin: string) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data: configure, origin, source: parent }));
  const heard: unknown[] = [];
  const stop = listenToPage(sender, (message) => heard.push(message));
  say('https://evil.example');
  say(sender.origin);
  stop();
  say(sender.origin);
  expect(heard).toEqual([configure]);
  vi.unstubAllGlobals();
});

test('ignores 10,000 messages that are foreign or malformed', () => {
  const foreign = fc.record({
    data: fc.oneof(fc.constant<unknown>(configure), fc.anything()),
    origin: fc.oneof(fc.webUrl(), fc.string(), fc.constant('https://cegep.example.evil.example')),
    source: fc.constantFrom(parent, null),
  });
  const malformed = fc.record({
    data: fc.oneof(
      fc.anything(),
      fc.anything().map((theme): unknown => ({ ...configure, theme: [theme] })),
    ),
    origin: fc.constant(sender.origin),
    source: fc.constant(parent),
  });
  fc.assert(
    fc.property(fc.oneof(foreign, malformed), (event) => {
      expect(readPageMessage(event, sender)).toBeUndefined();
    }),
    { numRuns: 10_000 },
  );
});
