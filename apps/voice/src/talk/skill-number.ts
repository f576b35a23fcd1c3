/** The number in a canonical title, 'Compétence 8 - Prévention des infections'; null in another title. */
export function skillNumber(title: string): number | null {
  const digits = /^Compétence (\d+)\b/.exec(title)?.[1];
  return digits === undefined ? null : Number(digits);
}
