import { parseSync } from 'oxc-parser';

const WIDEST = 110;

/** Turns of phrase that are not plain English, in comments. */
const STILTED =
  /\b((than|in|after|draws|by|ahead|of|least) so many|so many (minutes|questions|calculations|days|milliseconds|right answers|times)|(is|are) to be \w+|whether an? \w+ is to \w+|has not begun never will|for not all)\b|(?<!\bthere )\b(is|are) no (?!longer\b|more\b|less\b|wider\b|better\b)\w+/i;

/** Stilted phrases in comments, a sentence each. Pure. */
export function checkPhrases(file: string, source: string): string[] {
  const unwrapped = (text: string) => text.replaceAll(/\s*\n\s*(\*|\/\/)\s*/g, ' ');
  if (!STILTED.test(unwrapped(source))) return [];
  return parseSync(file, source).comments.flatMap(({ value, start }) => {
    const [phrase] = STILTED.exec(unwrapped(value)) ?? [];
    const line = source.slice(0, start).split('\n').length;
    return phrase === undefined
      ? []
      : [`${file}:${line} says "${phrase}" in a comment; write it in plain English.`];
  });
}

/**
 * Lines of comments that are wider than the code may be, a sentence each: the formatter does not wrap them. A
 * line that is one long word, such as an address, cannot be shorter. Pure.
 */
export function checkComments(file: string, source: string): string[] {
  const lines = source.split('\n');
  if (!lines.some((line) => line.length > WIDEST)) return [];
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length - 1;
  return parseSync(file, source).comments.flatMap(({ start, end }) => {
    const [first, last] = [lineAt(start), lineAt(end)];
    return lines.slice(first, last + 1).flatMap((line, index) => {
      const isComment = index > 0 || /^\s*\/[/*]/.test(line);
      const words = line.replace(/^[\s/*]+/, '').replace(/[\s/*]+$/, '');
      return isComment && line.length > WIDEST && words.includes(' ')
        ? [`${file}:${first + index + 1} has a comment of ${line.length} characters; wrap it at ${WIDEST}.`]
        : [];
    });
  });
}
