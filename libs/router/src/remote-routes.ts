import type { RouteObject } from 'react-router-dom';

/** The interface of a host for a screen that is not made with React. The values are current at each read. */
export interface MountHost {
  readonly language: 'fr' | 'en';
  readonly theme: 'light' | 'dark';
  /** The address of the screen: its path, the parameters in it, and those after `?`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
  /** Leads to another address of the site. */
  navigate(to: string): void;
  /** Calls a function after any of these values has changed. Returns a function that stops it. */
  follow(changed: () => void): () => void;
}

/** Shows a screen in an element, with any library or none. Returns a function that removes it. */
export type Mount = (element: HTMLElement, host: MountHost) => () => void;

/**
 * What a remote's `./routes/v1` exposes as `routes`: React Router route objects, named by the `id` in its
 * declaration. The declaration has the path, so that a host knows it before it loads anything. In place of a
 * `Component`, a route may have `mount`.
 */
export type RemoteRoute = Omit<RouteObject, 'path' | 'index' | 'id' | 'children' | 'lazy'> & {
  id: string;
  mount?: Mount;
  lazy?: RouteObject['lazy'] | (() => Promise<{ mount: Mount }>);
};
/** The screens of a remote, as `./routes/v1` exposes them. */
export type RemoteRoutes = readonly RemoteRoute[];
