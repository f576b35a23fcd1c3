import type { RouteObject } from 'react-router-dom';

/**
 * What a remote's `./routes/v1` exposes as `routes`: React Router route objects, named by the `id` in its
 * declaration. The declaration has the path, so that a host knows it before it loads anything.
 */
export type RemoteRoute = Omit<RouteObject, 'path' | 'index' | 'id' | 'children'> & { id: string };
export type RemoteRoutes = readonly RemoteRoute[];
