// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { defineElement } from './define-element.ts';

const platform = 'https://revisoins.example';
const ready = { revisoins: 1, type: 'ready' };
const progress = { revisoins: 1, type: 'progress', answered: 1, total: 5 };

/** The window of a frame, which the test speaks for. */
const frameWindow = { postMessage: vi.fn() } as unknown as Window;
let frame: HTMLIFrameElement;

/** The element in the page, and what it has told so far. */
function openElement() {
  const element = document.createElement('revisoins-quiz');
  const told: [type: string, detail: unknown][] = [];
  for (const type of ['ready', 'progress', 'completed', 'error'])
    element.addEventListener(`revisoins:${type}`, (event) =>
      told.push([type, (event as CustomEvent<unknown>).detail]),
    );
  document.body.replaceChildren(element);
  return { element, told };
}

function say(data: unknown, { origin = platform, source = frameWindow as Window | null } = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as never }));
}

beforeEach(() => {
  vi.restoreAllMocks();
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation(((name: string) => {
    if (name !== 'iframe') return create(name);
    // A box that loads nothing: the test speaks for the frame.
    frame = create('div') as unknown as HTMLIFrameElement;
    Object.defineProperty(frame, 'contentWindow', { value: frameWindow });
    return frame;
  }) as typeof document.createElement);
  defineElement({ remote: 'quiz', title: { fr: 'Quiz', en: 'Quiz' }, start: '/skills' }, platform);
});

test('tells what its frame says', () => {
  const { told } = openElement();
  say(ready);
  say(progress);
  say({ revisoins: 1, type: 'resize', height: 700 });
  expect(told).toEqual([
    ['ready', {}],
    ['progress', { answered: 1, total: 5 }],
  ]);
  expect(frame.style.height).toBe('700px');
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['the page itself, as the platform', { source: window as unknown as Window }],
  ['another frame of the platform', { source: {} as Window }],
  ['nobody', { source: null }],
])('does not hear %s', (_who, from) => {
  const { told } = openElement();
  say(ready, from);
  say(progress, from);
  say({ revisoins: 1, type: 'resize', height: 700 }, from);
  expect([told, frame.style.height]).toEqual([[], '']);
});

test.each([[null], ['ready'], [{ ...ready, more: 1 }], [{ ...ready, revisoins: 2 }]])(
  'passes over %j from its frame',
  (data) => {
    const { told } = openElement();
    say(data);
    expect(told).toEqual([]);
  },
);

test('hears nothing more once it is taken out of the page', () => {
  const { element, told } = openElement();
  element.remove();
  say(progress);
  expect(told).toEqual([]);
});

test('a live frame is told of another theme or language, and stays the same frame', () => {
  const { element } = openElement();
  say(ready);
  const first = frame;
  const post = vi.spyOn(frameWindow, 'postMessage').mockImplementation(() => undefined);
  element.setAttribute('theme', 'dark');
  element.setAttribute('lang', 'en-CA');
  element.removeAttribute('theme');
  expect(post.mock.calls).toEqual([
    [{ revisoins: 1, type: 'configure', theme: 'dark' }, platform],
    [{ revisoins: 1, type: 'configure', lang: 'en' }, platform],
    [{ revisoins: 1, type: 'configure', theme: 'light' }, platform],
  ]);
  expect(frame).toBe(first);
});

test('what asks for something else brings another frame', () => {
  const { element } = openElement();
  say(ready);
  const first = frame;
  element.setAttribute('practice', '');
  expect(frame).not.toBe(first);
  expect(new URL(frame.src).searchParams.get('practice')).toBe('1');
});
