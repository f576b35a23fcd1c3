/** The index of the option that a key selects: letters from A, digits from 1; null for any other key. */
export function answerKey(event: KeyboardEvent, count: number): number | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.key.length !== 1)
    return null;
  if (isTyping(event.target)) return null;
  const key = event.key.toLowerCase();
  const index = key >= '1' && key <= '9' ? Number(key) - 1 : key.charCodeAt(0) - 'a'.charCodeAt(0);
  return index >= 0 && index < count ? index : null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select')
  );
}
