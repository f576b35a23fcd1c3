import type { Registry, RemoteDeclaration } from '@revisoins/contracts';
import { placeInBar, type BarEntry, type BarFrom } from '@revisoins/contracts/navigation-room';
import type { PublicPage } from '@revisoins/contracts/prerendered';
import { escapeHtml } from '@revisoins/workspace/escape-html';

/** What a page shows to one kind of visitor. */
export interface PageView {
  language: PublicPage['language'];
  /** The document's language tag. */
  locale: string;
  audience: 'signed-in' | 'signed-out';
  /** The parameters of the address, and the values on the device, for which it is. */
  query?: Readonly<Record<string, readonly string[]>> | undefined;
  device?: Readonly<Record<string, readonly string[]>> | undefined;
  title: string;
  /** HTML with the placeholders of the shell's build. */
  body: string;
  /** By the last part of the address: what replaces `{{0}}` and so on. */
  texts?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** What the default versions declare. */
const declarations = ({ remotes }: Registry): RemoteDeclaration[] =>
  Object.values(remotes).flatMap((remote) => remote.versions[remote.default]?.declaration ?? []);

const isCurrent = (to: string, path: string) => path === to || path.startsWith(`${to}/`);

/** An entry of the bar or of the menu beside it, or one of the list for narrow screens. */
const ITEM =
  /<(li|a)\b[^>]* data-from="[^"]*".*?<\/\1>|<li>(?:(?!<\/li>).)*?__(?:before|after|beyond)__.*?<\/li>/gs;

/** The menu of what the bar has no room for. */
const MENU = /(<li\b[^>]* data-more=")[^"]*(".*?<\/li>)/gs;

const PLACEHOLDER = /__(before|after|beyond)__/;

interface PlacedEntry extends BarEntry {
  /** None for the shell's own. */
  readonly to?: string;
  readonly from: BarFrom;
}

/** The navigation of such a visitor, with the shell's own entry, and where it is placed. */
function placedEntries(
  { language, audience, body }: Pick<PageView, 'language' | 'audience' | 'body'>,
  registry: Registry,
  ownEntry: number,
): PlacedEntry[] {
  const items = [...body.matchAll(ITEM)].map(([item]) => item);
  const own = items.find((item) => !PLACEHOLDER.test(item))?.replaceAll(/<[^>]*>/g, '') ?? '';
  const declared = declarations(registry)
    .flatMap(({ nav }) => nav)
    .filter(({ access }) => access === 'everyone' || access === audience)
    .map(({ to, order, label }) => ({ to, order, label: label[language] }));
  const entries = [...declared, { order: ownEntry, label: own }].sort((a, b) => a.order - b.order);
  const places = placeInBar(entries, ownEntry);
  return entries.map((entry, index) => ({ ...entry, from: places[index] ?? 'none' }));
}

function fillItem(item: string, { to, label, from }: PlacedEntry, path: string): string {
  const placed = item.replace(/ data-from="[^"]*"/, ` data-from="${from}"`);
  if (to === undefined) return placed;
  return placed
    .replace('<a ', () => (isCurrent(to, path) ? '<a aria-current="page" ' : '<a '))
    .replace(/\/__(before|after)__/, () => escapeHtml(to))
    .replace(/__(before|after)__/, () => escapeHtml(label));
}

/** Replaces the placeholder entries with the navigation of such a visitor; `path` is where it is shown. */
function withNavigation(view: PageView, path: string, registry: Registry, ownEntry: number): string {
  const entries = placedEntries(view, registry, ownEntry);
  const standsFor = (item: string, { to, order }: PlacedEntry) => {
    const [, place = 'own'] = PLACEHOLDER.exec(item) ?? [];
    if (to === undefined || place === 'own') return to === undefined && place === 'own';
    return place !== 'beyond' && order < ownEntry === (place === 'before');
  };
  const filled = view.body.replaceAll(ITEM, (item) =>
    entries
      .filter((entry) => standsFor(item, entry) && (item.startsWith('<li') || entry.from !== '72'))
      .map((entry) => fillItem(item, entry, path))
      .join(''),
  );
  const inMenu = [...new Set(entries.map(({ from }) => from))].filter((from) => from !== '72');
  return filled.replaceAll(MENU, inMenu.length === 0 ? '' : `$1${inMenu.join(' ')}$2`);
}

/** The addresses of roles such as home and sign-in, which the build does not know. */
function withLandmarks(body: string, registry: Registry): string {
  const routes = declarations(registry).flatMap((declaration) => declaration.routes);
  return body.replaceAll(
    /href="\/__(home|start|sign-in|sign-up)__"/g,
    (_, role: string) => `href="${escapeHtml(routes.find((route) => route.role === role)?.path ?? '/')}"`,
  );
}

/** Replaces the placeholder with every announcement; the page shows one that the learner has not closed. */
function withAnnouncements(body: string, language: PageView['language'], registry: Registry): string {
  return body.replaceAll(
    /<div data-dismissal="[^"]*__announcing__\/__announcement__".*?<\/aside><\/div>/gs,
    (item) =>
      declarations(registry)
        .flatMap(({ name, announcement }) => (announcement ? [{ name, ...announcement }] : []))
        .map(({ name, id, to, title, body: text, action, quietDuring = [] }) =>
          [
            ['__announcing__', name],
            ['__announcement__', id],
            ['data-quiet-during=""', `data-quiet-during="${quietDuring.join(' ')}"`, 'html'],
            ['/__announcement-link__', to],
            ['__announcement-title__', title[language]],
            ['__announcement-body__', text[language]],
            ['__announcement-action__', action[language]],
          ].reduce(
            (html, [placeholder = '', value = '', kind]) =>
              html.replaceAll(placeholder, () => (kind === 'html' ? value : escapeHtml(value))),
            item,
          ),
        )
        .join(''),
  );
}

/** A view with the placeholders filled in from the registry. Pure. */
export function fillView(view: PageView, path: string, registry: Registry, ownEntry: number): PageView {
  const body = withNavigation(view, path, registry, ownEntry);
  return { ...view, body: withLandmarks(withAnnouncements(body, view.language, registry), registry) };
}

const dataAttribute = (name: string, value: unknown) =>
  value === undefined
    ? ''
    : ` data-${name}="${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}"`;

/** By these attributes the page's inline script finds the view for its visitor. */
const attributes = ({ locale, audience, query, device, title, texts }: PageView) =>
  `data-view="${locale} ${audience}"${dataAttribute('query', query)}${dataAttribute('device', device)}${dataAttribute('title', title)}${dataAttribute('texts', texts)}`;

/** A view that waits, inert. */
export const viewTemplate = (view: PageView) =>
  `<template lang="${view.locale}" ${attributes(view)}>${view.body}</template>`;

/** The place of the text, with the view that browsers without scripts show. */
export const viewRoot = (view: PageView | undefined) =>
  view === undefined ? '<div id="root"></div>' : `<div id="root" ${attributes(view)}>${view.body}</div>`;
