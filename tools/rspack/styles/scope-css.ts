import { remotePrefix } from '@revisoins/contracts';
import { changeRules, isScoped } from './css-rules.ts';
import { keyframeNames, ownNames } from './own-names.ts';

/** Marks the element in another site's page that the platform's own styles are limited to. */
const PAGE = '[data-revisoins]';

const whole = new Set([':root', 'html', 'body', "[data-theme='light']"]);
const themes = new Set(['.dark', "[data-theme='dark']", '[data-theme]']);

function inPage(selector: string): string {
  if (whole.has(selector)) return PAGE;
  if (themes.has(selector)) return `${PAGE}${selector}`;
  return `:where(${PAGE}) ${selector}`;
}

/**
 * Limits our global styles to the element with `data-revisoins`: rules for the page apply to that
 * element, the others inside it. Pure.
 */
export const scopeCss = (source: string): string =>
  changeRules(source, { selectors: (all) => all.map(inPage) });

/** Marks the element in which the host shows the screens of a remote. */
const remoteSelector = (remote: string) => `[data-remote="${remote}"]`;

/**
 * What identifies the selectors of a remote's styles: its own classes and ids, which begin with its
 * prefix, and its own screens.
 */
export const remoteMarks = (remote: string): string[] => [
  `.${remotePrefix(remote)}-`,
  `#${remotePrefix(remote)}-`,
  remoteSelector(remote),
  `[data-remote=${remote}]`,
];

/** The beginning of a selector for what is above every screen: the page, and its theme. */
const above = /^((?::root|html|body|\.dark|\[data-theme[^\]]*\])+)\s+(?=[^\s>+~])/i;

/**
 * Limits the styles of a remote to its own screens: a selector without a class of its own (`h1`, `:root`)
 * matches only there, and names that hold in the whole page (of layers and keyframes) begin with its prefix.
 * The specificity stays the same. `keyframes` are the names of those of the whole build. Pure.
 */
export function scopeRemoteStyles(
  source: string,
  remote: string,
  keyframes: ReadonlySet<string> = keyframeNames(source),
): string {
  const marks = remoteMarks(remote);
  const limit = (selector: string) => {
    if (isScoped(selector, marks)) return selector;
    if (/^(:root|:host|html|body)$/i.test(selector)) return remoteSelector(remote);
    const [page = ''] = above.exec(selector) ?? [];
    return `${page}:where(${remoteSelector(remote)}) ${selector.slice(page.length)}`;
  };
  return changeRules(source, {
    selectors: (all) => all.map(limit),
    ...ownNames(`${remotePrefix(remote)}-`, keyframes),
  });
}
