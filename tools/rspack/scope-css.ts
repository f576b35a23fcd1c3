import { changeSelectors, isHeld } from './css-rules.ts';

/** Marks the element that the platform's own styles are held inside of, in a page of others. */
const PAGE = '[data-revisoins]';

const whole = new Set([':root', 'html', 'body', "[data-theme='light']"]);
const themes = new Set(['.dark', "[data-theme='dark']", '[data-theme]']);

function inPage(selector: string): string {
  if (whole.has(selector)) return PAGE;
  if (themes.has(selector)) return `${PAGE}${selector}`;
  return `:where(${PAGE}) ${selector}`;
}

/**
 * Global styles of ours, held inside of the element that carries `data-revisoins`: what they say of the page goes to that
 * element, the rest to what is in it. Pure.
 */
export const scopeCss = (source: string): string =>
  changeSelectors(source, (selectors) => selectors.map(inPage));

/** Marks the element that the host shows the screens of a remote in. */
const remoteSelector = (remote: string) => `[data-remote="${remote}"]`;

/** What the selectors of a remote's styles are known by: its own classes and ids, which carry its container's name, and its own screens. */
export const remoteMarks = (remote: string, container: string): string[] => [
  `.${container}-`,
  `#${container}-`,
  remoteSelector(remote),
  `[data-remote=${remote}]`,
];

/** What a selector may begin with that stands above every screen: the page, and its theme. */
const above = /^((?::root|html|body|\.dark|\[data-theme[^\]]*\])+)\s+(?=[^\s>+~])/i;

/**
 * The styles of a remote, held inside of its own screens: a selector without a class of its own (`h1`, `:root`) finds only
 * what is there. It weighs no more than it did. Pure.
 */
export function holdStyles(source: string, remote: string, container: string): string {
  const marks = remoteMarks(remote, container);
  const hold = (selector: string) => {
    if (isHeld(selector, marks)) return selector;
    if (/^(:root|:host|html|body)$/i.test(selector)) return remoteSelector(remote);
    const [page = ''] = above.exec(selector) ?? [];
    return `${page}:where(${remoteSelector(remote)}) ${selector.slice(page.length)}`;
  };
  return changeSelectors(source, (selectors) => selectors.map(hold));
}
