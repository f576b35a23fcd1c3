import type { RemoteRoutes } from '@revisoins/router';

export const routes: RemoteRoutes = [
  { id: 'simulation', lazy: () => import('./enter-simulation/simulation.page.tsx') },
  { id: 'exam', lazy: () => import('./take-exam/exam.page.tsx') },
  { id: 'results', lazy: () => import('./review-exam/results.page.tsx') },
];
