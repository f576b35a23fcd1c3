import { storageArea } from './browser-storage.ts';
import { forgetRecords } from './forget-records.ts';

/**
 * Removes what this browser has stored about a learner, whichever remote stored it: storage entries and
 * database records whose name or text contains one of `marks`. An account without an e-mail address gives an
 * empty one, which says nothing about anybody. Never rejects.
 */
export async function forgetLearner(marks: readonly string[]): Promise<void> {
  const own = marks.filter((mark) => mark !== '');
  const mentionsLearner = (text: string | null) =>
    own.some((mark) => text?.toLowerCase().includes(mark.toLowerCase()) ?? false);
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    const storage = storageArea(place);
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
    for (const key of keys)
      if (mentionsLearner(key) || mentionsLearner(storage?.getItem(key) ?? null)) storage?.removeItem(key);
  }
  await forgetRecords(mentionsLearner);
}
