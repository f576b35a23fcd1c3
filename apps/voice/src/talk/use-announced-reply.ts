import { useEffect, useState } from 'react';
import type { Turn } from './turn.schema.ts';

/** How long a screen reader has to notice a reply. */
const ANNOUNCED_MS = 3000;

/**
 * The last reply while it is announced: once, when it is complete. Afterwards it is in the page only once.
 * `isNew` is false for a turn that was there when the screen opened.
 */
export function useAnnouncedReply(
  last: Turn | undefined,
  writing: boolean,
): { readonly announced: string; readonly isNew: boolean } {
  const [opened] = useState(last?.id);
  const [heard, setHeard] = useState<string>();
  const isNew = last?.id !== opened;
  const complete = isNew && !writing && last?.reply != null ? last : undefined;
  useEffect(() => {
    if (complete === undefined) return undefined;
    const timer = setTimeout(() => setHeard(complete.id), ANNOUNCED_MS);
    return () => clearTimeout(timer);
  }, [complete]);
  const announced =
    complete === undefined || complete.id === heard
      ? ''
      : [complete.reply, ...complete.choices.map(({ title }) => title)].join(' ');
  return { announced, isNew };
}
