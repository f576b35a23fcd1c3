import { forgetRecords } from './forget-records.ts';

/**
 * Removes what this browser has written down about somebody, whichever part of the site wrote it: entries of its storages
 * and records of its databases whose name or text holds one of `marks`. Never rejects.
 */
export async function forgetLearner(marks: readonly string[]): Promise<void> {
  const mentionsLearner = (text: string | null) =>
    marks.some((mark) => text?.toLowerCase().includes(mark.toLowerCase()) ?? false);
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[place];
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const key of keys)
        if (mentionsLearner(key) || mentionsLearner(storage.getItem(key))) storage.removeItem(key);
    } catch {
      // No storage, nothing in it.
    }
  }
  await forgetRecords(mentionsLearner);
}
