import type { RemoteRoutes } from '@revisoins/router';

export const routes: RemoteRoutes = [
  { id: 'voice', lazy: () => import(/* webpackChunkName: "voice" */ './talk/talk.page.tsx') },
  {
    id: 'quiz-me',
    lazy: () => import(/* webpackChunkName: "quiz-me" */ './quiz-me/quiz-me.page.tsx'),
  },
  {
    id: 'settings',
    lazy: () => import(/* webpackChunkName: "settings" */ './voice-settings/settings.page.tsx'),
  },
  { id: 'tests', lazy: () => import(/* webpackChunkName: "tests" */ './try-voice/tests.page.tsx') },
];
