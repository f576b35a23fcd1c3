import type { RemoteRoutes } from '@revisoins/router';

export const routes: RemoteRoutes = [
  { id: 'voice', lazy: () => import(/* webpackChunkName: "voice" */ './talk/talk.page.tsx') },
  {
    id: 'settings',
    lazy: () => import(/* webpackChunkName: "settings" */ './voice-settings/settings.page.tsx'),
  },
  { id: 'tests', lazy: () => import(/* webpackChunkName: "tests" */ './try-voice/tests.page.tsx') },
];
