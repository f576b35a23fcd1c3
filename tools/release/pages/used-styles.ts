import { transform } from 'lightningcss';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const KEYFRAMES = /@keyframes\s+([\w-]+)/g;

const names = (pattern: RegExp, css: string) => [
  ...new Set([...css.matchAll(pattern)].map(([, name = '']) => name)),
];

const without = (css: string, unusedSymbols: string[]) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();

interface Sheet {
  classes: readonly string[];
  /** What is left of it, by the names of the classes that are not used: many pages use the same. */
  parts: Map<string, string>;
}

const sheets = new Map<string, Sheet>();

/**
 * The rules of a style sheet that some HTML needs, to paint it before the sheet has arrived. `folder` is
 * where the sheet is, for the files that it names.
 */
export function usedStyles(css: string, html: string, folder: string): string {
  const classes = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  );
  const sheet = sheets.get(css) ?? { classes: names(CLASS, css), parts: new Map() };
  sheets.set(css, sheet);
  const unused = sheet.classes.filter((name) => !classes.has(name));
  const key = unused.join(' ');
  const last = sheet.parts.get(key) ?? stylesWithout(css, unused);
  sheet.parts.set(key, last);
  // Whatever its strings contain, the element around it ends where it should.
  return last
    .replaceAll('</', '<\\/')
    .replaceAll(/url\((["']?)(?!data:|\/|[a-z]+:|["'])/g, `url($1${folder}`);
}

function stylesWithout(css: string, unused: string[]): string {
  const used = without(css, unused);
  const idle = names(KEYFRAMES, used).filter((name) => used.split(name).length <= 2);
  return idle.length > 0 ? without(used, idle) : used;
}
