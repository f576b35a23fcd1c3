/** For hosts only: the router and the table of routes. Remotes may not import it. */
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  RouterProvider,
  ScrollRestoration,
  useMatches,
} from 'react-router-dom';
export type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
