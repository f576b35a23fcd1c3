import { expect, test } from 'vitest';
import * as hosting from './hosting.ts';
import * as router from './index.ts';

test('exports just the names of the contract', () => {
  expect(Object.keys(router).sort()).toEqual([
    'Link',
    'NavLink',
    'Outlet',
    'data',
    'redirect',
    'replace',
    'useBlocker',
    'useLoaderData',
    'useLocation',
    'useNavigate',
    'useNavigation',
    'useParams',
    'useRevalidator',
    'useRouteError',
    'useSearchParams',
  ]);
});

test('a host has the rest', () => {
  expect(Object.keys(hosting).sort()).toEqual([
    'RouterProvider',
    'ScrollRestoration',
    'createBrowserRouter',
    'createMemoryRouter',
    'isRouteErrorResponse',
    'useMatches',
  ]);
});
