import {
  fileUrl,
  type DeclaredRoute,
  type RegisteredVersion,
  type Registry,
  type RouteRole,
} from '@revisoins/contracts';
import type { Prerendered, PublicPage, ShellLayouts } from '@revisoins/contracts/prerendered';
import { composePage, type ComposedPage, type ShellSource } from './compose-page.ts';
import { escapeHtml } from '@revisoins/workspace/escape-html';
import { pageHead } from './page-head.ts';
import { fillView, type PageView } from './page-view.ts';
import { pageAddress, pageFile } from './prerendered.ts';
import type { RemoteSkeleton, RemoteSkeletons } from './remote-skeletons.ts';
import { usedStyles } from './used-styles.ts';

const languages = ['fr', 'en'] as const;

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
 * views of the other languages, inert. Pure, except that it reads.
 */
export function sitePages(source: PagesSource): Map<string, string> {
  const { shell, prerendered, registry, publicUrl } = source;
  const { ownEntry } = prerendered;
  const files = new Map<string, string>();
  const fill = (view: PageView, path: string) => fillView(view, path, registry, ownEntry);
  const screens = screenPages(source);
  const paths = [
    ...prerendered.pages.map(({ path }) => path),
    ...screens.filter(({ isBilingual }) => isBilingual).map(({ route }) => route.path),
  ];
  const compose = (page: ComposedPage) => composePage(shell, page, prerendered);

  for (const page of prerendered.pages) {
    const { path, language, locale, withoutScripts } = page;
    const address = pageAddress(path, language);
    const views = prerendered.pages
      .filter((other) => other.path === path && (other === page || address === path))
      .sort((one) => (one === page ? -1 : 1))
      .flatMap(ownViews)
      .map((view) => fill(view, path));
    const [first, ...others] = views.map((view) =>
      address === path || view.audience === 'signed-in' ? view : withOwnAddresses(view, paths),
    );
    const head = pageHead(page, prerendered, publicUrl);
    const file = pageFile(address);
    if (file !== undefined)
      files.set(
        file,
        compose({ path, address, locale, head, withoutScripts, isPublic: true, first, others }),
      );
  }

  for (const { route, views, isBilingual } of screens) {
    for (const language of isBilingual ? languages : (['fr'] as const)) {
      const { path } = route;
      const address = pageAddress(path, language);
      const file = pageFile(address);
      const shown = views
        .filter((view) => language === 'fr' || view.language === language)
        .map((view) => fill(view, path))
        .map((view) => (language === 'fr' ? view : withOwnAddresses(view, paths)));
      const first = shown.find(
        (view) => view.language === language && view.audience === 'signed-out' && isPlain(view),
      );
      const page = prerendered.pages.find((one) => one.language === language);
      const isForm = waitingRoles.includes(route.role);
      if (file === undefined || shown.length === 0) continue;
      files.set(
        file,
        compose({
          path,
          address,
          locale: page?.locale ?? language,
          head: first && screenHead(first.title),
          withoutScripts: page?.withoutScripts,
          isPublic: first !== undefined && isForm,
          isForm,
          first,
          others: shown.filter((view) => view !== first),
        }),
      );
    }
  }

  files.set(
    APP,
    compose({
      path: '*',
      address: '*',
      locale: prerendered.notFound[0]?.locale ?? 'fr',
      routes: knownRoutes(source),
      others: prerendered.notFound.flatMap(ownViews).map((view) => fill(view, '*')),
    }),
  );
  return files;
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
  views: PageView[];
  /** Whether it has an address for each language, as the shell's pages: visitors come there from these. */
  isBilingual: boolean;
}

/** The screens of the default versions that have skeletons. */
function screenPages(source: PagesSource): ScreenPage[] {
  return Object.entries(source.registry.remotes).flatMap(([remote, registered]) => {
    const version = registered.versions[registered.default];
    const files = version && source.version(remote, registered.default);
    if (!version || !files) return [];
    return version.declaration.routes.flatMap((route) => {
      const views = screenViews(source, remote, route, version, files);
      const isBilingual = route.access !== 'signed-in' && !route.path.includes(':');
      return views.length === 0 ? [] : [{ route, views, isBilingual }];
    });
  });
}
