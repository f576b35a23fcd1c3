import type { RemoteRoutes } from '@revisoins/router';

export const routes: RemoteRoutes = [
  {
    id: 'simulation',
    lazy: () => import(/* webpackChunkName: "simulation" */ './enter-simulation/simulation.page.tsx'),
  },
  { id: 'exam', lazy: () => import(/* webpackChunkName: "exam" */ './take-exam/exam.page.tsx') },
  { id: 'results', lazy: () => import(/* webpackChunkName: "results" */ './see-results/results.page.tsx') },
  { id: 'review', lazy: () => import(/* webpackChunkName: "results" */ './see-results/review.page.tsx') },
];
