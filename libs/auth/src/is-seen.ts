/** Marks that turn the direction of a text around, or that take no room. U+200D is not among them: it joins emoji. */
const HIDDEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/;
const NOT_BLANK = /[^\s\u115F\u1160\u200B-\u200D\u2800\u3164\uFE0F\uFFA0]/;

/** Whether a text is what its readers see: no hidden marks, and not blank. The database has the same rule. */
export function isSeen(text: string): boolean {
  return !HIDDEN.test(text) && NOT_BLANK.test(text);
}
