// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHeight } from './watch-height.ts';

let measure: () => void;
let height: number;
const content = document.createElement('main');
const reported: number[] = [];
let stop: () => void;

/** The page has set the frame to the reported height. */
const resize = () => dispatchEvent(new Event('resize'));
/** Observers are notified of changes after the current task. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

async function grow(to: number): Promise<void> {
  await observed();
  height = to;
  measure();
}

beforeEach(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        measure = look;
      }
      observe = () => measure();
      disconnect = () => undefined;
    },
  );
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  content.getBoundingClientRect = () => new DOMRect(0, 0, 800, height);
  content.innerHTML = '<details></details><section></section>';
  reported.length = 0;
  height = 700;
  stop = watchHeight(content, (reportedHeight) => reported.push(reportedHeight));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('content that stretches with the window is not followed', async () => {
  resize();
  await grow(900);
  expect(reported).toEqual([700]);
});

test('new content counts right after a resize too', async () => {
  resize();
  content.append(document.createElement('p'));
  await grow(900);
  expect(reported).toEqual([700, 900]);
});

test.each([
  ['unfolded', 'details', 'open'],
  ['moved to the end of the page', 'section', 'data-at-end'],
])('content that is %s counts right after a resize too', async (_, selector, attribute) => {
  resize();
  content.querySelector(selector)?.setAttribute(attribute, '');
  await grow(900);
  expect(reported).toEqual([700, 900]);
});

test('a growth later than the echo of a resize counts', async () => {
  resize();
  vi.mocked(performance.now).mockReturnValue(2000);
  await grow(900);
  expect(reported).toEqual([700, 900]);
});
