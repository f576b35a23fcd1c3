/** For hosts only: the router and the table of routes. Remotes may not import it. */
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useMatches,
  useNavigation,
  useRouteError,
} from 'react-router-dom';
export type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
export type { RemoteRoute } from './remote-routes.ts';
