import { forgetRequestedPage } from '@revisoins/host/hosting';
import type { RouteObject } from '@revisoins/router/hosting';
import type { RouteHandle } from '../platform/route-handle.ts';
import { LandingPage } from '../landing/landing.page.tsx';
import { guard } from './guard.ts';
import { pathTo, type Landmarks } from '../platform/landmarks.ts';

declare const process: { env: { NODE_ENV?: string } };

const everyone = { access: 'everyone' } satisfies RouteHandle;

/** A visitor who starts here starts over. */
function beginAnew(): null {
  forgetRequestedPage();
  return null;
}

/** For developers; production builds do not contain it. */
const developmentRoutes: RouteObject[] =
  process.env.NODE_ENV === 'development'
    ? [{ path: '/ui', lazy: () => import('../pages/components.page.tsx'), handle: everyone }]
    : [];

/** The shell's own pages: what a visitor sees before any remote. */
export const createShellRoutes = (landmarks: Landmarks): RouteObject[] => [
  {
    path: '/',
    middleware: [guard(landmarks, 'signed-out')],
    loader: beginAnew,
    Component: () => (
      <LandingPage
        start={pathTo(landmarks, 'start')}
        signIn={pathTo(landmarks, 'sign-in')}
        signUp={pathTo(landmarks, 'sign-up')}
      />
    ),
    handle: { access: 'signed-out', page: 'landing' } satisfies RouteHandle,
  },
  {
    path: '/about',
    lazy: () => import('../pages/about.page.tsx'),
    handle: { ...everyone, page: 'about' } satisfies RouteHandle,
  },
  {
    path: '/beta',
    lazy: () => import('../pages/beta.page.tsx'),
    handle: { ...everyone, page: 'beta' } satisfies RouteHandle,
  },
  {
    path: '/terms',
    lazy: () => import('../pages/terms.page.tsx'),
    handle: { ...everyone, page: 'terms' } satisfies RouteHandle,
  },
  { path: '/erreur/:code', lazy: () => import('../pages/error.page.tsx'), handle: everyone },
  ...developmentRoutes,
];
