import { useMatches } from '@revisoins/router/hosting';
import type { RouteHandle } from './route-handle.ts';

/** The layout's data about the current page. */
export function usePageHandle(): RouteHandle | undefined {
  return useMatches().at(-1)?.handle as RouteHandle | undefined;
}
