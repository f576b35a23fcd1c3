import type { RemoteRoutes } from '@revisoins/router';

export const routes: RemoteRoutes = [
  { id: 'login', lazy: () => import('./sign-in/login.page.tsx') },
  { id: 'register', lazy: () => import('./sign-up/register.page.tsx') },
  { id: 'confirmation', lazy: () => import('./confirm-email/confirmation.page.tsx') },
  { id: 'forgot-password', lazy: () => import('./request-reset/forgot-password.page.tsx') },
  { id: 'reset-password', lazy: () => import('./reset-password/reset-password.page.tsx') },
  { id: 'dashboard', lazy: () => import('./see-progress/dashboard.page.tsx') },
  { id: 'notifications', lazy: () => import('./read-notifications/notifications.page.tsx') },
];
