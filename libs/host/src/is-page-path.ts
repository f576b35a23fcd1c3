/**
 * Browsers read a backslash as a slash and drop tabs and line ends, so '/\t/elsewhere.test' leaves the site.
 */
const PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

/** Whether a text is a path of this site and cannot lead anywhere else. */
export function isPagePath(text: string): boolean {
  return (
    text.length <= 500 && PATH.test(text) && new URL(text, 'https://here.test').origin === 'https://here.test'
  );
}
