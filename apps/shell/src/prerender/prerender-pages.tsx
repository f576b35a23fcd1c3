import type { RemoteLoader } from '@revisoins/federation';
import { i18n, languages, toLocale, type Language } from '@revisoins/i18n';
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { createMemoryRouter, RouterProvider, type RouteObject } from '@revisoins/router/hosting';
import { renderToStaticMarkup } from 'react-dom/server';
import en from '../../locales/en/shell.json';
import fr from '../../locales/fr/shell.json';
import { ShellFrame } from '../frame/shell-frame.tsx';
import { OWN_ENTRY } from '../navigation/own-entry.ts';
import { PlatformContext, type Platform } from '../platform/platform-context.ts';
import { documentTitle, type RouteHandle } from '../platform/route-handle.ts';
import { createShellRoutes } from '../routing/shell-routes.tsx';

export interface PrerenderedPage {
  path: string;
  language: Language;
  /** For the document's `lang`. */
  region: string;
  title: string;
  description: string;
  /** The text for browsers without scripts. */
  withoutScripts: string;
  /** Describes the picture that a shared link shows. */
  pictureAlt: string;
  /**
   * HTML with placeholders: two navigation entries stand for those in the registry, and `/__home__` and the
   * like for paths.
   */
  body: string;
}

const texts = { fr, en };

/**
 * Placeholders for the entries of the remotes, before and after the shell's own, which a build does not know;
 * nor does it know the paths of roles, `/__home__` and the like.
 */
const placeholders = [
  {
    to: '/__before__',
    access: 'everyone',
    order: OWN_ENTRY - 1,
    label: { fr: '__before__', en: '__before__' },
  },
  { to: '/__after__', access: 'everyone', order: OWN_ENTRY + 1, label: { fr: '__after__', en: '__after__' } },
] as const;

const platform: Platform = {
  loader: {
    navigation: () => [...placeholders],
    findRoute: () => undefined,
    landmark: (role) => ({
      remote: '',
      route: { id: role, path: `/__${role}__`, access: 'everyone', expose: '' },
    }),
    declarations: () => [],
    contributions: () => [],
  } as Partial<RemoteLoader> as RemoteLoader,
  prefetch: () => undefined,
  styles: { show: () => () => undefined, stop: () => undefined },
  refreshVersions: async () => [],
  overrides: { active: {}, refused: {} },
  overrideOrigins: [],
  registryIsSound: true,
  refusedParts: {},
  fetchVersions: async () => {},
};

async function prerenderPage(route: RouteObject, language: Language): Promise<PrerenderedPage> {
  const { path = '/', lazy } = route;
  const handle = route.handle as RouteHandle;
  const late = typeof lazy === 'function' ? ((await lazy()) as Pick<RouteObject, 'Component'>) : {};
  const Component = route.Component ?? late.Component ?? null;
  const router = createMemoryRouter([{ Component: ShellFrame, children: [{ path, Component, handle }] }], {
    initialEntries: [path],
  });
  const body = renderToStaticMarkup(
    <PlatformContext value={platform}>
      <RouterProvider router={router} />
    </PlatformContext>,
  );
  router.dispose();
  const t = i18n.getFixedT(language, 'shell');
  return {
    path,
    language,
    region: toLocale(language),
    title: documentTitle(t(`pages.${handle.page}.title`)),
    description: t(`pages.${handle.page}.description`),
    withoutScripts: t('withoutScripts'),
    pictureAlt: t('pages.pictureAlt'),
    body,
  };
}

/** Every public page of the shell, in every language, as signed-out visitors see it. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  provideNamespace(
    'shell',
    (language) => `data:application/json,${encodeURIComponent(JSON.stringify(texts[language]))}`,
  );
  const pages: PrerenderedPage[] = [];
  for (const language of languages) {
    await startI18n(['shell'], { root: { lang: '' } as HTMLElement, given: language });
    for (const route of createShellRoutes(platform.loader).filter(
      ({ handle }) => (handle as RouteHandle).page !== undefined,
    )) {
      pages.push(await prerenderPage(route, language));
    }
  }
  return pages;
}
