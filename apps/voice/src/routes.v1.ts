import type { RemoteRoutes } from '@revisoins/router';

export const routes: RemoteRoutes = [
  { id: 'voice', lazy: () => import('./talk/talk.page.tsx') },
  { id: 'settings', lazy: () => import('./voice-settings/settings.page.tsx') },
  { id: 'tests', lazy: () => import('./try-voice/tests.page.tsx') },
];
