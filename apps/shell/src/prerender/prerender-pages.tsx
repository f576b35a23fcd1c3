import { session } from '@revisoins/auth';
import type { Access } from '@revisoins/contracts';
import type { Prerendered, PublicPage, ShellLayouts } from '@revisoins/contracts/prerendered';
import type { RemoteLoader } from '@revisoins/federation';
import { i18n, type Language } from '@revisoins/i18n';
import { languages, toLocale, provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { createMemoryRouter, RouterProvider, type RouteObject } from '@revisoins/router/hosting';
import { renderToStaticMarkup } from 'react-dom/server';
import en from '../../locales/en/shell.json';
import fr from '../../locales/fr/shell.json';
import { ShellLayout } from '../layout/shell-layout.tsx';
import { OWN_ENTRY } from '../navigation/own-entry.ts';
import { NotFoundPage } from '../pages/not-found.page.tsx';
import { PlatformContext, type Platform } from '../platform/platform-context.ts';
import { documentTitle, type RouteHandle } from '../platform/route-handle.ts';
import { createShellRoutes } from '../routing/shell-routes.tsx';

const texts = { fr, en };
type Audience = 'signed-out' | 'signed-in';

/** An entry of no site, for which no bar has room: the menu of such entries is in the text, too. */
const BEYOND = '__beyond__';

/**
 * Placeholders for the entries of the remotes, before and after the shell's own, which a build does not know;
 * nor does it know the paths of roles, `/__home__` and the like.
 */
const placeholders = [
  {
    to: `/${BEYOND}`,
    access: 'everyone',
    order: -1,
    label: { fr: BEYOND.repeat(40), en: BEYOND.repeat(40) },
  },
  {
    to: '/__before__',
    access: 'everyone',
    order: OWN_ENTRY - 1,
    label: { fr: '__before__', en: '__before__' },
  },
  { to: '/__after__', access: 'everyone', order: OWN_ENTRY + 1, label: { fr: '__after__', en: '__after__' } },
] as const;

/** Stands for any announcement of a remote. */
const announcement = {
  id: '__announcement__',
  to: '/__announcement-link__',
  title: { fr: '__announcement-title__', en: '__announcement-title__' },
  body: { fr: '__announcement-body__', en: '__announcement-body__' },
  action: { fr: '__announcement-action__', en: '__announcement-action__' },
};

const platform: Platform = {
  loader: {
    navigation: () => [...placeholders],
    findRoute: () => undefined,
    landmark: (role: string) => ({
      remote: '',
      route: { id: role, path: `/__${role}__`, access: 'everyone', expose: '' },
    }),
    declarations: () => [{ name: '__announcing__', announcement }],
    // The learner's menu never loads here: its place stays empty.
    contributions: (slot: string) =>
      slot === 'nav.profile' ? [{ remote: '', slot: { id: '', slot, expose: '' } }] : [],
  } as unknown as RemoteLoader,
  prefetch: () => undefined,
  styles: { show: () => () => undefined, stop: () => undefined },
  refreshVersions: async () => [],
  overrides: { active: {}, refused: {}, until: {}, gone: {}, unpublished: [] },
  overrideOrigins: [],
  registryIsSound: true,
  refused: [],
  fetchVersions: async () => {},
};

/** Part of a name that no learner has. */
const NAME = '__name__';
const welcome = /<p class="[^"]*">[^<]*__name__[^<]*<\/p>/g;

/** Rendering to text reads the initial state of a store. */
function assumeSession(audience: Audience): void {
  const state = { status: audience === 'signed-in' ? 'signed-in' : 'signed-out', user: null };
  const user = { id: '', email: '', user_metadata: { username: NAME } };
  Object.assign(session.getInitialState(), state, audience === 'signed-in' ? { user } : {});
}

/** A page of the shell as text. A learner's name, which no build knows, is left out. */
function renderIn(
  audience: Audience,
  { path, Component, handle }: Pick<RouteObject, 'path' | 'Component' | 'handle'>,
): string {
  assumeSession(audience);
  const router = createMemoryRouter(
    [{ Component: ShellLayout, children: [{ path: path ?? '/', Component: Component ?? null, handle }] }],
    { initialEntries: [path === '*' ? '/__unknown__' : (path ?? '/')] },
  );
  const body = renderToStaticMarkup(
    <PlatformContext value={platform}>
      <RouterProvider router={router} />
    </PlatformContext>,
  );
  router.dispose();
  return body.replaceAll(welcome, '');
}

function prerenderLayouts(): ShellLayouts {
  const around = (audience: Audience, access: Access, more: { path?: string; layout?: 'focus' } = {}) =>
    renderIn(audience, {
      path: more.path ?? '/__path__',
      Component: () => '__screen__',
      handle: { access, remote: '__remote__', layout: more.layout } satisfies RouteHandle,
    });
  return {
    learner: around('signed-in', 'signed-in'),
    home: around('signed-in', 'signed-in', { path: '/__home__' }),
    signedIn: around('signed-in', 'everyone'),
    signedOut: around('signed-out', 'everyone'),
    focus: around('signed-in', 'everyone', { layout: 'focus' }),
  };
}

interface PageTexts {
  title: string;
  description: string;
}

async function prerenderPage(
  route: RouteObject,
  language: Language,
  { title, description }: PageTexts,
): Promise<PublicPage> {
  const { path = '/', lazy } = route;
  const { access } = route.handle as RouteHandle;
  const late = typeof lazy === 'function' ? ((await lazy()) as Pick<RouteObject, 'Component'>) : {};
  const page = { ...route, Component: route.Component ?? late.Component ?? null };
  const t = i18n.getFixedT(language, 'shell');
  return {
    path,
    language,
    locale: toLocale(language),
    title: documentTitle(title),
    description,
    withoutScripts: t('withoutScripts'),
    pictureAlt: t('pages.pictureAlt'),
    body: renderIn('signed-out', page),
    ...(access === 'everyone' ? { signedInBody: renderIn('signed-in', page) } : {}),
  };
}

/** Every public page of the shell in every language, and what surrounds the screens of remotes. */
export async function prerenderPages(): Promise<Pick<Prerendered, 'pages' | 'notFound' | 'layouts'>> {
  provideNamespace(
    'shell',
    (language) => `data:application/json,${encodeURIComponent(JSON.stringify(texts[language]))}`,
  );
  const pages: PublicPage[] = [];
  const notFound: PublicPage[] = [];
  const layouts: Partial<Record<Language, ShellLayouts>> = {};
  for (const language of languages) {
    await startI18n(['shell'], { root: { lang: '' } as HTMLElement, given: language });
    const t = i18n.getFixedT(language, 'shell');
    for (const route of createShellRoutes(platform.loader)) {
      const { page } = route.handle as RouteHandle;
      if (page === undefined) continue;
      const own = { title: t(`pages.${page}.title`), description: t(`pages.${page}.description`) };
      pages.push(await prerenderPage(route, language, own));
    }
    const unknown = {
      path: '*',
      Component: NotFoundPage,
      handle: { access: 'everyone' } satisfies RouteHandle,
    };
    notFound.push(
      await prerenderPage(unknown, language, { title: t('errors.notFoundTitle'), description: '' }),
    );
    layouts[language] = prerenderLayouts();
  }
  return { pages, notFound, layouts: layouts as Record<Language, ShellLayouts> };
}
