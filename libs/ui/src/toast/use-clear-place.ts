import { useLayoutEffect, type RefObject } from 'react';
import { clearestPlace, covered, type Box, type Obstacle } from './clearest-place.ts';

/**
 * The header, headings, results, answers, recent messages, the clock and navigation first; then other
 * controls and texts.
 */
const MATTERS =
  'header, h1, h2, [data-score], label, legend, [role=alert], [role=status]:not(:empty), [data-alert], [aria-live]:not(:empty), [aria-invalid=true], [role=timer], button';
const READ = 'a[href], input, select, textarea, h3, h4, summary, p, dt, dd, th, td';

/** The visible box of an element: for a text, the box of its words, since its block may be much wider. */
function textBox(part: Element): DOMRect {
  if (!part.matches('h1, h2, h3, h4, p, legend, dt, dd')) return part.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(part);
  return text.getBoundingClientRect();
}

function findObstacles(page: Document, region: Element): Obstacle[] {
  const boxes = (selector: string, weight: number) =>
    [...page.querySelectorAll(selector)]
      .filter((part) => !region.contains(part))
      .map(textBox)
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, width, height }) => ({ left, top, width, height, weight }));
  return [...boxes(MATTERS, 10), ...boxes(READ, 1)];
}

/** The part of the window that is out of sight; the host of a frame stores it on the root element. */
function hidden(side: '--above-view' | '--below-view'): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(side)) || 0;
}

/**
 * The part of the window below the page's content, if it is a frame: the frame shrinks to its content, so
 * free space there will soon be gone. Toasts at the end of the page count as free space too, or they would
 * move out of the space that they create.
 */
function passing(region: HTMLElement): number {
  if (window.parent === window) return 0;
  const isAtEnd = region.hasAttribute('data-at-end');
  const end = isAtEnd
    ? region.getBoundingClientRect().top
    : (region.parentElement?.getBoundingClientRect().bottom ?? innerHeight);
  return Math.max(0, innerHeight - end);
}

/** At a place of the window, or at the end of the page. */
function stand(region: HTMLElement, place: Box | null): void {
  region.toggleAttribute('data-at-end', place === null);
  if (place === null) return;
  region.style.left = `${place.left}px`;
  region.style.top = `${place.top}px`;
}

/**
 * Places toasts where they cover the least of the page, and moves them when the page changes, but never under
 * the pointer or while one has focus. `coversNothing`: at the end of the page where no place is free. There
 * they stay when the page scrolls: without them it is shorter, and would scroll back under a press.
 */
export function useClearPlace(
  target: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
  coversNothing: boolean,
): void {
  useLayoutEffect(() => {
    const region = target.current;
    if (region === null || shown.length === 0) return;
    let now: Box | undefined;
    const place = () => {
      if (now && region.matches(':hover, :focus-within, [data-at-end]')) return;
      const { width, height } = region.getBoundingClientRect();
      const gap = Math.max(0, Math.min(16, (innerWidth - width) / 2));
      const space = {
        width: innerWidth,
        height: innerHeight,
        gap,
        above: hidden('--above-view'),
        below: Math.max(hidden('--below-view'), passing(region)),
      };
      const obstacles = findObstacles(document, region);
      now = clearestPlace({ width, height }, space, obstacles, now);
      stand(region, coversNothing && covered(now, obstacles) > 0 ? null : now);
    };
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const update = () => {
      now = undefined;
      soon();
    };
    const changes = new MutationObserver(soon);
    const view = new MutationObserver(update);
    place();
    changes.observe(document.body, { childList: true, subtree: true });
    view.observe(document.documentElement, { attributeFilter: ['style'] });
    addEventListener('resize', update);
    addEventListener('scrollend', soon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      view.disconnect();
      removeEventListener('resize', update);
      removeEventListener('scrollend', soon);
    };
  }, [target, shown, coversNothing]);
}
