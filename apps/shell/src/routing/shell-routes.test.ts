import { expect, test } from 'vitest';
import type { RouteHandle } from '../platform/route-handle.ts';
import { createShellRoutes } from './shell-routes.tsx';

test('the build writes each page of the shell, so that the release gate knows its path; that of errors is reserved', () => {
  const unwritten = createShellRoutes({ landmark: () => undefined }).filter(
    ({ handle }) => (handle as RouteHandle).page === undefined,
  );
  expect(unwritten.map(({ path }) => path)).toEqual(['/erreur/:code']);
});
