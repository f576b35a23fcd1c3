const letters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  deg: '°',
  times: '×',
  divide: '÷',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  oelig: 'œ',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  icirc: 'î',
  iuml: 'ï',
  ocirc: 'ô',
  ugrave: 'ù',
  ucirc: 'û',
  Eacute: 'É',
  Agrave: 'À',
};

/**
 * The text of HTML from Moodle's editor: paragraphs, line breaks and emphasis. Null for anything more, such
 * as a picture, a table or a list, or for an unknown character.
 */
export function plainFromHtml(html: string): string | null {
  const text = html
    .replace(/<br\s*\/?>|<\/(?:p|div)>/gi, ' ')
    .replace(/<\/?(?:p|div|span|strong|em|b|i|u)(?:\s[^<>]*)?>/gi, '');
  if (/<\/?[a-z!][^>]*>/i.test(text)) return null;
  let known = true;
  const plain = text
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
    .replace(/&(#\d{1,6}|#x[\da-f]{1,5}|\w+);/gi, (entity, name: string) => {
      const letter = name.startsWith('#') ? fromCode(name) : letters[name];
      known &&= letter !== undefined;
      return letter ?? entity;
    });
  return known ? plain.trim() : null;
}

function fromCode(name: string): string | undefined {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return (code > 0x1f || [9, 10, 13].includes(code)) && code <= 0x10ffff
    ? String.fromCodePoint(code)
    : undefined;
}
