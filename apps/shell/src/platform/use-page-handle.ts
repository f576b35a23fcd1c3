import { useMatches } from '@revisoins/router/hosting';
import type { RouteHandle } from './route-handle.ts';

/** What the frame knows of the page that shows. */
export function usePageHandle(): RouteHandle | undefined {
  return useMatches().at(-1)?.handle as RouteHandle | undefined;
}
