export {
  data,
  Link,
  NavLink,
  Outlet,
  redirect,
  replace,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LoaderFunctionArgs } from 'react-router-dom';
export type { RemoteSkeleton, RemoteSkeletonProps, RemoteSkeletons } from './remote-skeletons.ts';
export type { RemoteRoute, RemoteRoutes } from './remote-routes.ts';
