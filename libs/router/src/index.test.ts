import { expect, test } from 'vitest';
import * as router from './index.ts';

test('exports just the names of the contract', () => {
  expect(Object.keys(router).sort()).toEqual([
    'Link',
    'NavLink',
    'Navigate',
    'Outlet',
    'RouterProvider',
    'ScrollRestoration',
    'createBrowserRouter',
    'createMemoryRouter',
    'data',
    'isRouteErrorResponse',
    'redirect',
    'replace',
    'useBlocker',
    'useLoaderData',
    'useLocation',
    'useMatches',
    'useNavigate',
    'useNavigation',
    'useParams',
    'useRevalidator',
    'useRouteError',
    'useSearchParams',
  ]);
});
