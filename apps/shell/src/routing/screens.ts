import { AppError, type DeclaredRoute } from '@revisoins/contracts';
import type { LoadFailure, RemoteLoader } from '@revisoins/federation';
import { data, type RemoteRoutes } from '@revisoins/router';
import { type RemoteRoute } from '@revisoins/router/hosting';
import { loadExposed } from '../platform/load-exposed.ts';

/** A remote's loaded screen. */
export type Screen = Omit<RemoteRoute, 'lazy'>;

const isRoutes = (value: unknown): value is RemoteRoutes =>
  Array.isArray(value) && value.every((route) => typeof (route as { id?: unknown }).id === 'string');

async function screenIn({ routes }: Record<string, unknown>, id: string): Promise<Screen | undefined> {
  const route = isRoutes(routes) ? routes.find((one) => one.id === id) : undefined;
  if (!route) return undefined;
  const { lazy, ...screen } = route;
  const late = typeof lazy === 'function' ? await lazy() : {};
  const whole: Screen = { ...screen, ...(late as Partial<Screen>) };
  if (!whole.mount) return whole;
  const { mountedScreen } = await import('./mounted-screen.tsx');
  return { ...whole, Component: mountedScreen(whole.mount) };
}

/** The error of a screen that did not load; the page that shows it names the remote and offers a retry. */
function unavailable(failure: LoadFailure): AppError {
  return new AppError(failure.message, 'unavailable', { cause: failure.cause, metadata: { failure } });
}

/** Loads the screens of remotes, each once. A failed screen is tried again the next time it is needed. */
export function createScreens(loader: RemoteLoader, onVersion: (remote: string, version: string) => void) {
  const loaded = new Map<string, { screen: Screen; version: string }>();
  const failures = new Map<string, AppError>();
  const screenKey = (remote: string, route: DeclaredRoute) => `${remote}/${route.id}`;

  return {
    /** The screen, if it has loaded. */
    get: (remote: string, route: DeclaredRoute): Screen | undefined =>
      loaded.get(screenKey(remote, route))?.screen,

    /** The version that the screen came from, if it has loaded. */
    loadedVersion: (remote: string, route: DeclaredRoute): string | undefined =>
      loaded.get(screenKey(remote, route))?.version,

    /** Why the last load of a remote failed, if it did. */
    loadFailure: (remote: string): AppError | undefined => failures.get(remote),

    /**
     * Rejects with an AppError 'unavailable' that contains the failure; for a remote that the site no longer
     * has, as for an unknown address.
     */
    async load(remote: string, route: DeclaredRoute): Promise<Screen> {
      if (!loader.remotes().includes(remote)) throw data(null, { status: 404 });
      const key = screenKey(remote, route);
      const known = loaded.get(key);
      if (known && known.version === loader.version(remote).id) {
        // Another tab may have recorded another version since.
        onVersion(remote, known.version);
        return known.screen;
      }
      const { id, expose } = route;
      const request = { remote, expose, promised: `route "${id}"` };
      const result = await loadExposed(loader, request, (module) => screenIn(module, id));
      if (result.status === 'failed') {
        const error = unavailable(result.failure);
        failures.set(remote, error);
        throw error;
      }
      failures.delete(remote);
      onVersion(remote, result.version);
      loaded.set(key, { screen: result.value, version: result.version });
      return result.value;
    },
  };
}

export type Screens = ReturnType<typeof createScreens>;
