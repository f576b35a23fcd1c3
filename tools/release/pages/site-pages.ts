import {
  fileUrl,
  type DeclaredRoute,
  type RegisteredVersion,
  type Registry,
  type RouteRole,
} from '@revisoins/contracts';
import { languages } from '@revisoins/contracts/languages';
import type { Prerendered, PublicPage, ShellLayouts } from '@revisoins/contracts/prerendered';
import { composePage, type ComposedPage, type ShellSource } from './compose-page.ts';
import type { FormerPages } from './former-pages.ts';
import { escapeHtml } from '@revisoins/workspace/escape-html';
import { pageHead } from './page-head.ts';
import { fillView, type PageView } from './page-view.ts';
import { pageAddress, pageFile } from './prerendered.ts';
import type { RemoteSkeleton, RemoteSkeletons } from './remote-skeletons.ts';
import { usedStyles } from './used-styles.ts';

/** The page of every address without one of its own. */
export const APP = 'app.html';

/** The files of a version of a remote, as far as its pages need them. */
export interface VersionSource {
  skeletons: RemoteSkeletons;
  /** The text of a file, by its path below the version's folder. */
  read(path: string): string | undefined;
}

export interface PagesSource {
  shell: ShellSource;
  prerendered: Prerendered;
  registry: Registry;
  publicUrl: string | undefined;
  /** Undefined for a version whose files are elsewhere. */
  version(remote: string, version: string): VersionSource | undefined;
  /** The pages before the change, when nothing but the registry differs. */
  former?: FormerPages | undefined;
}

/** Without scripts, links on an English page lead to English pages. */
function withOwnAddresses(view: PageView, paths: readonly string[]): PageView {
  const body = paths.reduce(
    (text, path) => text.replaceAll(`href="${path}"`, `href="${pageAddress(path, view.language)}"`),
    view.body,
  );
  return { ...view, body };
}

/** The views of a page of the shell. */
const ownViews = (page: PublicPage): PageView[] => {
  const { language, locale, title, body, signedInBody } = page;
  const common = { language, locale, title };
  return [
    { ...common, audience: 'signed-out', body },
    ...(signedInBody === undefined
      ? []
      : [{ ...common, audience: 'signed-in' as const, body: signedInBody }]),
  ];
};

function layoutAround(
  layouts: ShellLayouts,
  { access, layout, role }: DeclaredRoute,
  audience: string,
): string {
  if (layout === 'focus') return layouts.focus;
  if (audience === 'signed-out') return layouts.signedOut;
  if (access === 'everyone') return layouts.signedIn;
  return role === 'home' ? layouts.home : layouts.learner;
}

/** The styles of a skeleton, from the style sheets that its screen loads. */
function skeletonStyles(
  { html, styles }: RemoteSkeleton,
  version: RegisteredVersion,
  route: string,
  { read }: VersionSource,
): string {
  const sheets = (version.preload?.[route] ?? []).filter((file) => file.endsWith('.css'));
  const used = sheets.map((file) => {
    const folder = new URL('.', fileUrl(version, file)).href;
    return usedStyles(read(file) ?? '', html, folder);
  });
  return [...used, styles].join('');
}

/** The views of a screen of a remote: its skeletons, in the shell's layout. */
function screenViews(
  { prerendered: { layouts: around, pages, siteName } }: PagesSource,
  remote: string,
  route: DeclaredRoute,
  version: RegisteredVersion,
  source: VersionSource,
): PageView[] {
  const audiences = (['signed-out', 'signed-in'] as const).filter(
    (audience) => route.access === 'everyone' || route.access === audience,
  );
  return (source.skeletons[route.id] ?? []).flatMap((skeleton) => {
    const { language, title, query, device, texts } = skeleton;
    const locale = pages.find((page) => page.language === language)?.locale ?? language;
    const screen = `<style>${skeletonStyles(skeleton, version, route.id, source)}</style>${skeleton.html}`;
    return audiences.map((audience) => ({
      language,
      locale,
      audience,
      query,
      device,
      title: `${title} · ${siteName}`,
      body: layoutAround(around[language], route, audience)
        .replace('__remote__', () => remote)
        .replace('__screen__', () => screen),
      texts,
    }));
  });
}

const isPlain = ({ query, device, texts }: PageView) =>
  query === undefined && device === undefined && texts === undefined;

/**
 * Every pre-rendered page of a site, by its file: the shell's own, one for each screen of the default
 * versions, and the page of all other addresses. A page at the default language's path also contains the
 * views of the other languages, inert. Former pages are taken where they show the same. Pure, except that it
 * reads.
 */
export function sitePages(source: PagesSource): Map<string, string> {
  const { shell, prerendered } = source;
  const screens = screenPages(source);
  const former = hasSameAddresses(source, screens) ? source.former : undefined;
  const paths = [
    ...prerendered.pages.map(({ path }) => path),
    ...screens.filter(({ isBilingual }) => isBilingual).map(({ route }) => route.path),
  ];
  const files = new Map<string, string>();
  const compose = (page: ComposedPage) => composePage(shell, page, prerendered);
  for (const page of prerendered.pages) {
    const file = pageFile(pageAddress(page.path, page.language));
    if (file !== undefined) files.set(file, former?.page(file) ?? compose(publicPage(source, page, paths)));
  }
  for (const screen of screens) {
    for (const language of screen.isBilingual ? languages : (['fr'] as const)) {
      const file = pageFile(pageAddress(screen.route.path, language));
      if (file === undefined) continue;
      const known = screen.isFormer ? former?.page(file) : undefined;
      const composed = known === undefined ? screenPage(source, screen, language, paths) : undefined;
      const text = known ?? (composed && compose(composed));
      if (text !== undefined) files.set(file, text);
    }
  }
  files.set(APP, former?.page(APP) ?? compose(unknownPage(source)));
  return files;
}

/** A view with its placeholders filled in. */
const fill = ({ registry, prerendered }: PagesSource, view: PageView, path: string) =>
  fillView(view, path, registry, prerendered.ownEntry);

/** A page of the shell. */
function publicPage(source: PagesSource, page: PublicPage, paths: readonly string[]): ComposedPage {
  const { prerendered, publicUrl } = source;
  const { path, language, locale, withoutScripts } = page;
  const address = pageAddress(path, language);
  const [first, ...others] = prerendered.pages
    .filter((other) => other.path === path && (other === page || address === path))
    .sort((one) => (one === page ? -1 : 1))
    .flatMap(ownViews)
    .map((view) => fill(source, view, path))
    .map((view) =>
      address === path || view.audience === 'signed-in' ? view : withOwnAddresses(view, paths),
    );
  const head = pageHead(page, prerendered, publicUrl);
  return { path, address, locale, head, withoutScripts, isPublic: true, first, others };
}

/** The page of a screen; undefined when it has no view in the language. */
function screenPage(
  source: PagesSource,
  { route, views }: ScreenPage,
  language: PublicPage['language'],
  paths: readonly string[],
): ComposedPage | undefined {
  const { path } = route;
  const shown = views()
    .filter((view) => language === 'fr' || view.language === language)
    .map((view) => fill(source, view, path))
    .map((view) => (language === 'fr' ? view : withOwnAddresses(view, paths)));
  if (shown.length === 0) return undefined;
  const first = shown.find(
    (view) => view.language === language && view.audience === 'signed-out' && isPlain(view),
  );
  const page = source.prerendered.pages.find((one) => one.language === language);
  const isForm = waitingRoles.includes(route.role);
  return {
    path,
    address: pageAddress(path, language),
    locale: page?.locale ?? language,
    head: first && screenHead(first.title),
    withoutScripts: page?.withoutScripts,
    isPublic: first !== undefined && isForm,
    isForm,
    first,
    others: shown.filter((view) => view !== first),
  };
}

/** The page for unknown addresses. */
function unknownPage(source: PagesSource): ComposedPage {
  const { notFound } = source.prerendered;
  return {
    path: '*',
    address: '*',
    locale: notFound[0]?.locale ?? 'fr',
    routes: knownRoutes(source),
    others: notFound.flatMap(ownViews).map((view) => fill(source, view, '*')),
  };
}

/** Screens that are a form: the shell loads when somebody touches it. */
const waitingRoles: readonly (RouteRole | undefined)[] = ['sign-in', 'sign-up'];

/** A screen is nothing to find by a search. */
const screenHead = (title: string) =>
  `<title>${escapeHtml(title)}</title>\n    <meta name="robots" content="noindex">`;

/** The addresses of every screen of every version, and of the shell's pages. */
function knownRoutes({ prerendered, registry: { remotes } }: PagesSource): string[] {
  const declared = Object.values(remotes)
    .flatMap(({ versions }) => Object.values(versions))
    .flatMap(({ declaration }) => declaration.routes.map(({ path }) => path));
  return [...new Set([...prerendered.pages.map(({ path }) => path), ...declared])].sort();
}

interface ScreenPage {
  route: DeclaredRoute;
  views(): PageView[];
  /** Whether it has an address for each language, as the shell's pages: visitors come there from these. */
  isBilingual: boolean;
  /** Whether it shows what it showed before the change. */
  isFormer: boolean;
}

const isBilingual = ({ access, path }: DeclaredRoute) => access !== 'signed-in' && !path.includes(':');

/** The default version of each remote. */
const defaultVersions = ({ remotes }: Registry) =>
  Object.entries(remotes).flatMap(([remote, { versions, default: byDefault }]) => {
    const version = versions[byDefault];
    return version ? [{ remote, id: byDefault, version }] : [];
  });

/** The screens of the default versions that have skeletons. */
function screenPages(source: PagesSource): ScreenPage[] {
  const { registry, former } = source;
  return defaultVersions(registry).flatMap(({ remote, id, version }) => {
    let found: { files: VersionSource | undefined } | undefined;
    const files = () => (found ??= { files: source.version(remote, id) }).files;
    const isUnchanged = former?.isUnchanged(remote) === true;
    const views = (route: DeclaredRoute) => {
      const read = files();
      return read === undefined ? [] : screenViews(source, remote, route, version, read);
    };
    return version.declaration.routes.flatMap((route): ScreenPage[] => {
      const file = pageFile(route.path);
      const isFormer = isUnchanged && file !== undefined && former?.page(file) !== undefined;
      return isFormer || (files()?.skeletons[route.id] ?? []).length > 0
        ? [{ route, views: () => views(route), isBilingual: isBilingual(route), isFormer }]
        : [];
    });
  });
}

/** Whether the pages before the change had the same screens in both languages, to which others lead. */
const hasSameAddresses = ({ registry, former }: PagesSource, screens: readonly ScreenPage[]) =>
  defaultVersions(registry)
    .flatMap(({ version }) => version.declaration.routes)
    .filter(isBilingual)
    .every((route) => {
      const file = pageFile(pageAddress(route.path, 'en'));
      const isThere = screens.some((screen) => screen.route === route);
      return file === undefined || isThere === (former?.page(file) !== undefined);
    });
