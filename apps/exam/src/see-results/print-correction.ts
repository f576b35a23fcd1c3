/** Opens every question for printing, and restores them afterwards. */
export function openWhilePrinting(): () => void {
  let closed: HTMLDetailsElement[] = [];
  const open = () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of closed) details.open = true;
  };
  const restore = () => {
    for (const details of closed) details.open = false;
    closed = [];
  };
  addEventListener('beforeprint', open);
  addEventListener('afterprint', restore);
  return () => {
    removeEventListener('beforeprint', open);
    removeEventListener('afterprint', restore);
  };
}

export function printCorrection(): void {
  print();
}
