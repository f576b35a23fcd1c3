import { useEffect, useEffectEvent } from 'react';

/** A to D, or 1 to 4, choose an option; null while nothing can be chosen. */
export function useAnswerKeys(onAnswer: ((option: number) => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof HTMLElement && event.target.matches('select, textarea, [type=text]')) return;
    const option = ['a1', 'b2', 'c3', 'd4'].findIndex((keys) => keys.includes(event.key.toLowerCase()));
    if (option !== -1) onAnswer?.(option);
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
