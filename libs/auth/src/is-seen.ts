/** Marks that turn the direction of a text around, or that take no room. U+200D is not among them: it joins emoji. */
const HIDDEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/;
const BLANK = /\u200C|\u200D|\uFE0F|[\s\u115F\u1160\u2800\u3164\uFFA0]/g;

/** Whether a text is what its readers see: no hidden marks, and not blank. The database has the same rule. */
export function isSeen(text: string): boolean {
  return !HIDDEN.test(text) && text.replace(BLANK, '') !== '';
}
