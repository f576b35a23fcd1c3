/** A list of words as alternatives in a pattern; a dot stands for a space. */
export function words(list: string): string {
  return list.trim().split(/\s+/).join('|').replaceAll('.', ' ');
}
