export {
  data,
  Link,
  redirect,
  replace,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
export type { LoaderFunctionArgs } from 'react-router-dom';
export type { RemoteSkeleton, RemoteSkeletonProps, RemoteSkeletons } from './remote-skeletons.ts';
export type { Mount, MountHost, RemoteRoutes } from './remote-routes.ts';
