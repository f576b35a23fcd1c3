import { toasts } from '@revisoins/host/hosting';

/**
 * A frame as high as its content does not scroll: what floats in its window may be far from what the person
 * sees. Stores in two properties of the root element how many pixels of the frame are out of view above and
 * below, measured whenever something may float: at a press, a key, a toast.
 */
export function followView(root: HTMLElement): void {
  const measure = () => {
    const seen = new IntersectionObserver(([entry]) => {
      seen.disconnect();
      if (!entry?.isIntersecting) return;
      const { top, bottom } = entry.intersectionRect;
      root.style.setProperty('--above-view', `${Math.max(0, Math.round(top))}px`);
      root.style.setProperty('--below-view', `${Math.max(0, Math.round(innerHeight - bottom))}px`);
    });
    seen.observe(root);
  };
  addEventListener('pointerdown', measure, { capture: true, passive: true });
  addEventListener('keydown', measure, { capture: true, passive: true });
  toasts.subscribe(measure);
}
