import type { RemoteRoutes } from '@revisoins/router';

export const routes: RemoteRoutes = [
  { id: 'login', lazy: () => import(/* webpackChunkName: "login" */ './sign-in/login.page.tsx') },
  { id: 'register', lazy: () => import(/* webpackChunkName: "register" */ './sign-up/register.page.tsx') },
  {
    id: 'confirmation',
    lazy: () => import(/* webpackChunkName: "confirmation" */ './confirm-email/confirmation.page.tsx'),
  },
  {
    id: 'forgot-password',
    lazy: () => import(/* webpackChunkName: "forgot-password" */ './request-reset/forgot-password.page.tsx'),
  },
  {
    id: 'reset-password',
    lazy: () => import(/* webpackChunkName: "reset-password" */ './reset-password/reset-password.page.tsx'),
  },
  {
    id: 'dashboard',
    lazy: () => import(/* webpackChunkName: "dashboard" */ './see-progress/dashboard.page.tsx'),
  },
  {
    id: 'attempts',
    lazy: () => import(/* webpackChunkName: "attempts" */ './see-attempts/attempts.page.tsx'),
  },
  {
    id: 'stop-reminders',
    lazy: () => import(/* webpackChunkName: "stop-reminders" */ './stop-reminders/stop-reminders.page.tsx'),
  },
  {
    id: 'notifications',
    lazy: () => import(/* webpackChunkName: "notifications" */ './read-notifications/notifications.page.tsx'),
  },
];
