/** Lower case, without accents, punctuation and elisions: words between single spaces. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/(\d)[.,](\d)/g, '$1_$2')
    .replaceAll(/[^a-z0-9_]+/g, ' ')
    .trim();
}
