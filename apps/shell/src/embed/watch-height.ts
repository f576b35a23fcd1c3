/** How long after a resize a growth counts as its echo, in milliseconds. */
const ECHO = 300;

/**
 * Reports the height of an element whenever it changes, in whole CSS pixels. Content that stretches with the
 * window would grow forever as the page follows it: a growth right after a resize, without new content or
 * content that has been moved, is not reported. Returns a function that stops it.
 */
export function watchHeight(content: Element, report: (height: number) => void): () => void {
  let last = 0;
  let isNew = true;
  let resizedAt = Number.NEGATIVE_INFINITY;
  const noteResize = () => (resizedAt = performance.now());
  const changes = new MutationObserver(() => (isNew = true));
  const moved = ['open', 'hidden', 'class', 'data-at-end'];
  changes.observe(content, { childList: true, subtree: true, characterData: true, attributeFilter: moved });
  const sizes = new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    const isEcho = height > last && !isNew && performance.now() - resizedAt < ECHO;
    if (height === last || isEcho) return;
    last = height;
    isNew = false;
    report(height);
  });
  sizes.observe(content);
  addEventListener('resize', noteResize);
  return () => {
    changes.disconnect();
    sizes.disconnect();
    removeEventListener('resize', noteResize);
  };
}
