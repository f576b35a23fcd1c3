import type { RemoteRoutes } from '@revisoins/router';

const loadResultsPage = () => import(/* webpackChunkName: "results" */ './see-results/results.page.tsx');

export const routes: RemoteRoutes = [
  {
    id: 'simulation',
    lazy: () => import(/* webpackChunkName: "simulation" */ './enter-simulation/simulation.page.tsx'),
  },
  { id: 'exam', lazy: () => import(/* webpackChunkName: "exam" */ './take-exam/exam.page.tsx') },
  { id: 'results', lazy: loadResultsPage },
  { id: 'review', lazy: loadResultsPage },
];
