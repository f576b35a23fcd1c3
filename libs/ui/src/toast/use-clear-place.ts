import { useLayoutEffect, type RefObject } from 'react';
import { clearestPlace, type Box, type Kept } from './clearest-place.ts';

/** The header, headings, what has just been said of a form, the clock and the ways on; then everything else that is pressed. */
const MATTERS = 'header, h1, h2, [role=alert], [aria-live]:not(:empty), [aria-invalid=true], [role=timer], button';
const PRESSED = 'a[href], label, input, select, textarea';

function keptOn(page: Document, region: Element): Kept[] {
  const boxes = (selector: string, weight: number) =>
    [...page.querySelectorAll(selector)]
      .filter((part) => !region.contains(part))
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, width, height }) => ({ left, top, width, height, weight }));
  return [...boxes(MATTERS, 10), ...boxes(PRESSED, 1)];
}

/** What of the window is out of sight, as the host of a frame keeps it on the root. */
function hidden(side: '--above-view' | '--below-view'): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(side)) || 0;
}

function move({ style }: HTMLElement, { left, top }: Box): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
}

/** Puts messages where they cover least of what the page needs, and elsewhere when the page under them changes. Never under a hand or while one has focus. */
export function useClearPlace(target: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  useLayoutEffect(() => {
    const region = target.current;
    if (region === null || shown.length === 0) return;
    let now: Box | undefined;
    const place = () => {
      if (now && region.matches(':hover, :focus-within')) return;
      const { width, height } = region.getBoundingClientRect();
      const gap = Math.max(0, Math.min(16, (innerWidth - width) / 2));
      const room = { width: innerWidth, height: innerHeight, gap, above: hidden('--above-view'), below: hidden('--below-view') };
      now = clearestPlace({ width, height }, room, keptOn(document, region), now);
      move(region, now);
    };
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const anew = () => {
      now = undefined;
      soon();
    };
    const changes = new MutationObserver(soon);
    const view = new MutationObserver(anew);
    place();
    changes.observe(document.body, { childList: true, subtree: true });
    view.observe(document.documentElement, { attributeFilter: ['style'] });
    addEventListener('resize', anew);
    addEventListener('scrollend', soon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      view.disconnect();
      removeEventListener('resize', anew);
      removeEventListener('scrollend', soon);
    };
  }, [target, shown]);
}
