import { transform } from 'lightningcss';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const KEYFRAMES = /@keyframes\s+([\w-]+)/g;

const names = (pattern: RegExp, css: string) => [
  ...new Set([...css.matchAll(pattern)].map(([, name = '']) => name)),
];

const without = (css: string, unusedSymbols: string[]) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();

/**
 * The rules of a style sheet that some HTML needs, to paint it before the sheet has arrived. `folder` is where
 * the sheet is, for the files that it names.
 */
export function usedStyles(css: string, html: string, folder: string): string {
  const classes = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  );
  const used = without(
    css,
    names(CLASS, css).filter((name) => !classes.has(name)),
  );
  const idle = names(KEYFRAMES, used).filter((name) => used.split(name).length <= 2);
  const last = idle.length > 0 ? without(used, idle) : used;
  // Whatever a string in it says, the element around it ends where it should.
  return last
    .replaceAll('</', '<\\/')
    .replaceAll(/url\((["']?)(?!data:|\/|[a-z]+:|["'])/g, `url($1${folder}`);
}
