import type { RemoteRoutes } from '@revisoins/router';
import { loadResultsPage } from './see-results/load-results-page.ts';

export const routes: RemoteRoutes = [
  { id: 'skills', lazy: () => import('./browse-skills/skills.page.tsx') },
  {
    id: 'quiz-start',
    lazy: () => import('./configure-quiz/quiz-start.page.tsx'),
  },
  { id: 'quiz', lazy: () => import('./take-quiz/quiz.page.tsx') },
  { id: 'session', lazy: () => import(/* webpackChunkName: "session" */ './take-quiz/session.page.tsx') },
  {
    id: 'mistakes',
    lazy: () => import(/* webpackChunkName: "review" */ './see-mistakes/mistakes.page.tsx'),
  },
  {
    id: 'readiness',
    lazy: () => import(/* webpackChunkName: "review" */ './see-readiness/readiness.page.tsx'),
  },
  { id: 'results', lazy: loadResultsPage },
  { id: 'review', lazy: () => import(/* webpackChunkName: "review" */ './see-results/review.page.tsx') },
  { id: 'reference', lazy: () => import('./look-up/reference.page.tsx') },
  { id: 'topic', lazy: () => import('./look-up/topic.page.tsx') },
];
