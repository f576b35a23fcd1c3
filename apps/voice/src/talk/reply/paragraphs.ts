/** Marks an item of a list in a reply. */
const DOT = '\u2022 ';

/** A reply's paragraphs in order, with its lists as items. */
export function splitParagraphs(text: string): (string | string[])[] {
  const parts: (string | string[])[] = [];
  for (const line of text.split('\n')) {
    const last = parts.at(-1);
    if (!line.startsWith(DOT)) parts.push(line);
    else if (Array.isArray(last)) last.push(line.slice(DOT.length));
    else parts.push([line.slice(DOT.length)]);
  }
  return parts;
}
