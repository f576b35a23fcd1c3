import type { Prerendered } from '@revisoins/contracts/prerendered';
import { escapeHtml } from '@revisoins/workspace/escape-html';
import { viewRoot, viewTemplate, type PageView } from './page-view.ts';
import { usedStyles } from './used-styles.ts';

/** A page and what its visitors may see. */
export interface ComposedPage {
  /** The path of its screen, and where it is served; for unknown addresses, `*`. */
  path: string;
  address: string;
  /** The document's language. */
  locale: string;
  /** Instead of the head of the shell's page. */
  head?: string | undefined;
  /** Instead of the text for browsers without scripts. */
  withoutScripts?: string | undefined;
  /** Of the page for unknown addresses: the addresses that are known. */
  routes?: readonly string[];
  /**
   * For a page that visitors read, or a form that they fill in: the shell's scripts wait in it until somebody
   * needs more.
   */
  isPublic?: boolean;
  /** Whether it is a form, whose visitors will need these scripts: they are fetched at once. */
  isForm?: boolean;
  /** Shown to browsers without scripts too. */
  first?: PageView | undefined;
  others: readonly PageView[];
}

/** The shell's page, and its style sheet. */
export interface ShellSource {
  html: string;
  /** The text of a file that the page names by its path; undefined when it is not there. */
  read(path: string): string | undefined;
}

/**
 * Replaces a marker in the shell's HTML. Throws when it is missing, rather than leave a page without its
 * text.
 */
function put(html: string, place: RegExp, text: string): string {
  if (!place.test(html))
    throw new Error(`The shell's index.html has no place for a page's text: ${place.source}`);
  return html.replace(place, () => text);
}

const SHEET = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(\/[^"]*\/)([^"/]*)"[^>]*>/;

/**
 * What the page shows is styled in its head; the whole style sheet follows its text, so that nothing is
 * painted later because of it.
 */
function withStyles(html: string, read: ShellSource['read']): string {
  const [link, folder = '', name = ''] = SHEET.exec(html) ?? [];
  const css = link === undefined ? undefined : read(folder + name);
  if (link === undefined || css === undefined) return html;
  return html
    .replace(link, '')
    .replace('</head>', () => `<style>${usedStyles(css, html, folder)}</style></head>`)
    .replace('</body>', () => `${link}</body>`);
}

const SCRIPT = /<script\b[^>]*\bsrc="[^"]*"[^>]*><\/script>/g;

/** A page of the site as HTML: the shell's own, with the page's head and its views in it. Pure. */
export function composePage(
  { html: shell, read }: ShellSource,
  {
    path,
    address,
    locale,
    head,
    withoutScripts,
    routes,
    isPublic = false,
    isForm = false,
    first,
    others,
  }: ComposedPage,
  { inlined }: Pick<Prerendered, 'inlined'>,
): string {
  const about = [
    `data-path="${escapeHtml(path)}"`,
    `data-address="${escapeHtml(address)}"`,
    ...(routes === undefined ? [] : [`data-routes="${escapeHtml(routes.join(' '))}"`]),
  ];
  const scripts = isPublic ? (shell.match(SCRIPT) ?? []) : [];
  // The inline script that follows it runs them for whom the page is not meant.
  const waiting =
    scripts.length > 0
      ? `<template id="shell-scripts"${isForm ? ' data-fetched' : ''}>${scripts.join('')}</template>`
      : '';
  const filled = [
    { place: /<html lang="[^"]*"/, text: `<html lang="${locale}" ${about.join(' ')}` },
    {
      place: /<!-- page -->([\s\S]*?)<!-- \/page -->/,
      text: [
        head ?? /<!-- page -->\s*([\s\S]*?)\s*<!-- \/page -->/.exec(shell)?.[1] ?? '',
        `\n    ${waiting}<script>${inlined.beforePaint}</script>`,
      ].join(''),
    },
    {
      place: /<div id="root"><\/div>/,
      text: [
        viewRoot(first),
        ...others.map(viewTemplate),
        ...[inlined.afterPage, ...(isPublic ? [inlined.publicPage] : [])].map(
          (code) => `<script>${code}</script>`,
        ),
      ].join(''),
    },
    ...(withoutScripts === undefined
      ? []
      : [
          {
            place: /<noscript>[\s\S]*?<\/noscript>/,
            text: `<noscript><p class="without-scripts">${escapeHtml(withoutScripts)}</p></noscript>`,
          },
        ]),
  ].reduce(
    (html, { place, text }) => put(html, place, text),
    isPublic ? shell.replaceAll(SCRIPT, '') : shell,
  );
  return withStyles(filled, read);
}
