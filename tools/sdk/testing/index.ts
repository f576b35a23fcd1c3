import { i18n, type Language } from '@revisoins/i18n';
import { startI18n } from '@revisoins/i18n/hosting';
import { setTheme } from '@revisoins/host/hosting';
import type { Mount, RemoteRoutes } from '@revisoins/router';
import { createMemoryRouter, RouterProvider } from '@revisoins/router/hosting';
import { render, type RenderResult } from '@testing-library/react';
import { createElement } from 'react';
import { mountedScreen } from '../../../apps/shell/src/routing/mounted-screen.tsx';

/** The parts of a remote that a host reads, as its files have them. */
export interface TestedRemote {
  /** `remote.json`. */
  declaration: { name: string; routes: readonly { id: string; path: string }[] };
  /** What `./routes/v1` exposes. */
  routes: RemoteRoutes;
  /** Its texts by language, then by namespace. */
  texts: Record<Language, Record<string, object>>;
}

export interface Visit {
  /** The address, such as `/flashcards?deck=2`. */
  at: string;
  language?: Language;
  theme?: 'light' | 'dark';
}

/** A route with a component, also for a screen that its remote shows by itself. */
function withComponent({ mount, lazy, ...route }: RemoteRoutes[number]) {
  const shown = (mounts: Mount | undefined) => (mounts ? { Component: mountedScreen(mounts) } : {});
  if (typeof lazy !== 'function') return { ...route, ...(lazy ? { lazy } : {}), ...shown(mount) };
  const load = async () => {
    const { mount: late, ...loaded } = (await lazy()) as { mount?: Mount };
    return { ...loaded, ...shown(late) };
  };
  return { ...route, ...shown(mount), lazy: load };
}

/**
 * Opens a screen of a remote as a host does, without a browser: the address decides on the route, and the
 * shared libraries are the real ones.
 */
export async function openScreen(
  { declaration, routes, texts }: TestedRemote,
  { at, language = 'fr', theme = 'light' }: Visit,
): Promise<RenderResult> {
  await startI18n([], { given: language });
  await i18n.changeLanguage(language);
  for (const [code, namespaces] of Object.entries(texts))
    for (const [name, bundle] of Object.entries(namespaces)) i18n.addResourceBundle(code, name, bundle);
  setTheme(theme);
  const table = declaration.routes.map(({ id, path }) => {
    const own = routes.find((route) => route.id === id);
    if (!own) throw new Error(`./routes/v1 has nothing with the id "${id}", which remote.json declares.`);
    return { HydrateFallback: () => null, ...withComponent(own), path };
  });
  const router = createMemoryRouter(table as Parameters<typeof createMemoryRouter>[0], {
    initialEntries: [at],
  });
  const shown = render(createElement(RouterProvider, { router }));
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  await shown.findByRole('heading', { level: 1 });
  return shown;
}
