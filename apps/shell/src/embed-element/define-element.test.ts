// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineElement } from './define-element.ts';

const platform = 'https://revisoins.example';
const title = { fr: 'Quiz de soins', en: 'Nursing quiz' };
const ready = { revisoins: 1, type: 'ready' };
const progress = { revisoins: 1, type: 'progress', answered: 1, total: 5 };

/** The window of a frame, which the test speaks for. */
const frameWindow = { postMessage: vi.fn() } as unknown as Window;
let frame: HTMLIFrameElement | undefined;

/** The element in the page, and its events so far. */
function openElement() {
  const element = document.createElement('revisoins-quiz');
  const events: [type: string, detail: unknown][] = [];
  for (const type of ['ready', 'progress', 'completed', 'error'])
    element.addEventListener(`revisoins:${type}`, (event) =>
      events.push([type, (event as CustomEvent<unknown>).detail]),
    );
  document.body.replaceChildren(element);
  return { element, events };
}

function say(data: unknown, { origin = platform, source = frameWindow as Window | null } = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as never }));
}

beforeEach(() => {
  frame = undefined;
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation(((name: string) => {
    if (name !== 'iframe') return create(name);
    // A box that loads nothing: the test speaks for the frame.
    frame = Object.defineProperty(create('div') as unknown as HTMLIFrameElement, 'contentWindow', {
      value: frameWindow,
    });
    return frame;
  }) as typeof document.createElement);
  defineElement({ remote: 'plain', title }, platform);
  defineElement({ remote: 'quiz', title, start: '/skills', allow: ['microphone', 'autoplay'] }, platform);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What a visitor sees of the element itself. */
function look(element: HTMLElement) {
  const box = element.shadowRoot?.firstElementChild;
  return { state: box?.className, notice: box?.querySelector('.notice')?.getAttribute('role') };
}

test('shows that its frame is on its way until the frame is ready', () => {
  const { element } = openElement();
  expect(look(element)).toEqual({ state: 'waiting', notice: 'status' });
  expect([frame?.title, frame?.allow, frame?.loading]).toEqual([title.fr, 'microphone; autoplay', 'lazy']);
  expect(frame?.isConnected).toBe(true);
  say(progress);
  expect(look(element).state).toBe('waiting');
  say(ready);
  expect(look(element).state).toBe('live');
});

test('asks for no rights of a browser that its remote does not declare', () => {
  document.body.replaceChildren(document.createElement('revisoins-plain'));
  expect([frame?.title, frame?.allow]).toEqual([title.fr, undefined]);
});

test('asks for nothing before it is in a page, nor for the same again', () => {
  const element = document.createElement('revisoins-quiz');
  element.setAttribute('lang', 'en');
  element.setAttribute('practice', '');
  expect(frame).toBeUndefined();
  document.body.replaceChildren(element);
  const first = frame;
  expect(first?.title).toBe(title.en);
  element.setAttribute('practice', '');
  expect(frame).toBe(first);
});

test('a frame that is not live yet is requested again in another theme', () => {
  const { element } = openElement();
  const first = frame;
  element.setAttribute('theme', 'dark');
  expect(frame).not.toBe(first);
  expect(new URL(frame?.src ?? '').searchParams.get('theme')).toBe('dark');
});

describe('a frame that stays silent', () => {
  beforeEach(() => vi.useFakeTimers());
  const beSilent = async () => {
    frame?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(4000);
  };

  test.each([
    ['refused', () => Promise.resolve(new Response())],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is reported as %s, with a way to try again', async (kind, answer) => {
    vi.stubGlobal('fetch', answer);
    const { element, events } = openElement();
    const box = element.shadowRoot?.firstElementChild as Element;
    const replaceChildren = vi.spyOn(box, 'replaceChildren');
    await beSilent();
    expect(events).toEqual([['error', { kind }]]);
    expect(look(element)).toEqual({ state: 'failed', notice: 'alert' });
    // Where a frame moves, it loads again.
    expect(replaceChildren).not.toHaveBeenCalled();
    const first = frame;
    element.shadowRoot?.querySelector('button')?.click();
    expect(frame).not.toBe(first);
    expect(look(element)).toEqual({ state: 'waiting', notice: 'status' });
  });

  test('is left in peace when it speaks in time, or is gone', async () => {
    const asked = vi.fn(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', asked);
    const { element, events } = openElement();
    say(ready);
    await beSilent();
    element.setAttribute('practice', '');
    element.remove();
    await beSilent();
    expect([events, asked.mock.calls]).toEqual([[['ready', {}]], []]);
  });

  test('that speaks while the reason is looked for is live', async () => {
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    const { element, events } = openElement();
    await beSilent();
    say(ready);
    answer(new Response());
    await vi.advanceTimersByTimeAsync(1);
    expect([events, look(element).state]).toEqual([[['ready', {}]], 'live']);
  });
});

test('an error reported by its frame is shown by the frame', () => {
  const { element, events } = openElement();
  say({ revisoins: 1, type: 'error', kind: 'unavailable' });
  expect([events, look(element).state]).toEqual([[['error', { kind: 'unavailable' }]], 'live']);
});

test('passes on the messages of its frame', () => {
  const { events } = openElement();
  say(ready);
  say(progress);
  say({ revisoins: 1, type: 'resize', height: 700 });
  expect(events).toEqual([
    ['ready', {}],
    ['progress', { answered: 1, total: 5 }],
  ]);
  expect(frame?.style.height).toBe('700px');
});

test('is heard by the page around it, wherever the page has put it', () => {
  const heard = vi.fn();
  document.addEventListener('revisoins:ready', heard);
  const widget = document.createElement('div');
  widget.attachShadow({ mode: 'open' }).append(document.createElement('revisoins-quiz'));
  document.body.replaceChildren(widget);
  say(ready);
  document.removeEventListener('revisoins:ready', heard);
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['the page itself, as the platform', { source: window as unknown as Window }],
  ['another frame of the platform', { source: {} as Window }],
  ['nobody', { source: null }],
])('does not hear %s', (_who, from) => {
  const { events } = openElement();
  say(ready, from);
  say(progress, from);
  say({ revisoins: 1, type: 'resize', height: 700 }, from);
  expect([events, frame?.style.height]).toEqual([[], '']);
});

test.each([[null], ['ready'], [{ ...ready, more: 1 }], [{ ...ready, revisoins: 2 }]])(
  'passes over %j from its frame',
  (data) => {
    const { events } = openElement();
    say(data);
    expect(events).toEqual([]);
  },
);

test('hears nothing more once it is taken out of the page', () => {
  const { element, events } = openElement();
  element.remove();
  say(progress);
  expect(events).toEqual([]);
  expect(frame?.isConnected).toBe(false);
  expect(element.shadowRoot?.querySelector('.waiting')?.childNodes).toHaveLength(0);
});

test('a live frame changes its theme or language, and stays the same frame', () => {
  const { element } = openElement();
  say(ready);
  const first = frame;
  const post = vi.spyOn(frameWindow, 'postMessage').mockImplementation(() => undefined);
  element.setAttribute('theme', 'dark');
  element.setAttribute('lang', 'en-CA');
  expect(first?.title).toBe(title.en);
  element.removeAttribute('theme');
  expect(post.mock.calls).toEqual([
    [{ revisoins: 1, type: 'configure', theme: 'dark' }, platform],
    [{ revisoins: 1, type: 'configure', lang: 'en' }, platform],
    [{ revisoins: 1, type: 'configure', theme: 'light' }, platform],
  ]);
  expect(frame).toBe(first);
});

test('asking for something else replaces the frame', () => {
  const { element } = openElement();
  say(ready);
  const first = frame;
  element.setAttribute('practice', '');
  expect(frame).not.toBe(first);
  expect(new URL(frame?.src ?? '').searchParams.get('practice')).toBe('1');
});
