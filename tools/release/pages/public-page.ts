import type { Registry } from '@revisoins/contracts';
import { escapeHtml } from './escape-html.ts';
import { pageHead } from './page-head.ts';
import { pageAddress, type Prerendered, type PublicPage } from './prerendered.ts';

/** Replaces a marker in the shell's HTML. Throws when it is missing, rather than leave a page without its text. */
function put(html: string, place: RegExp, text: string): string {
  if (!place.test(html))
    throw new Error(`The shell's index.html has no place for a page's text: ${place.source}`);
  return html.replace(place, () => text);
}

/** The navigation of a signed-out visitor, which replaces the placeholder entries. */
function withNavigation({ body, language }: PublicPage, registry: Registry, ownEntry: number): string {
  const entries = Object.values(registry.remotes)
    .flatMap((remote) => remote.versions[remote.default]?.declaration.nav ?? [])
    .filter(({ access }) => access !== 'signed-in')
    .sort((a, b) => a.order - b.order);
  return withLandmarks(body, registry).replaceAll(
    /<li>(?:(?!<\/li>).)*__(before|after)__.*?<\/li>/gs,
    (item, place: string) =>
      entries
        .filter(({ order }) => order < ownEntry === (place === 'before'))
        .map(({ to, label }) =>
          item
            .replace(`/__${place}__`, () => escapeHtml(to))
            .replace(`__${place}__`, () => escapeHtml(label[language])),
        )
        .join(''),
  );
}

/** The addresses of roles such as home and sign-in, which the build does not know. */
function withLandmarks(body: string, registry: Registry): string {
  const routes = Object.values(registry.remotes).flatMap(
    (remote) => remote.versions[remote.default]?.declaration.routes ?? [],
  );
  return body.replaceAll(
    /href="\/__(home|start|sign-in|sign-up)__"/g,
    (_, role: string) => `href="${escapeHtml(routes.find((route) => route.role === role)?.path ?? '/')}"`,
  );
}

/** Without scripts, links on an English page lead to English pages. */
function withOwnAddresses(body: string, language: PublicPage['language'], { pages }: Prerendered): string {
  return pages.reduce(
    (text, { path }) => text.replaceAll(`href="${path}"`, `href="${pageAddress(path, language)}"`),
    body,
  );
}

/**
 * A public page of the site as HTML: the shell's own, with the page's head and text in it. A page at the
 * default language's path also carries the text of the other languages, inert, for a browser that prefers one
 * of them. Pure.
 */
export function publicPage(
  shell: string,
  page: PublicPage,
  prerendered: Prerendered,
  registry: Registry,
  publicUrl: string | undefined,
): string {
  const { path, language, region } = page;
  const { inlined, pages, ownEntry } = prerendered;
  const address = pageAddress(path, language);
  const others = address === path ? pages.filter((other) => other.path === path && other !== page) : [];
  const templates = others.map(
    (other) =>
      `<template lang="${other.region}" data-title="${escapeHtml(other.title)}">${withNavigation(other, registry, ownEntry)}</template>`,
  );
  const body = withOwnAddresses(withNavigation(page, registry, ownEntry), language, prerendered);
  const head = `${pageHead(page, prerendered, publicUrl)}\n    <script>${inlined.beforePaint}</script>`;
  return [
    {
      place: /<html lang="[^"]*"/,
      text: `<html lang="${region}" data-path="${path}" data-address="${address}"`,
    },
    { place: /<!-- page -->[\s\S]*?<!-- \/page -->/, text: head },
    {
      place: /<div id="root"><\/div>/,
      text: `<div id="root">${body}</div>${templates.join('')}<script>${inlined.afterPage}</script>`,
    },
    {
      place: /<noscript>[\s\S]*?<\/noscript>/,
      text: `<noscript><p class="without-scripts">${escapeHtml(page.withoutScripts)}</p></noscript>`,
    },
  ].reduce((html, { place, text }) => put(html, place, text), shell);
}
