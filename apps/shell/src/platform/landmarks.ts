import type { RouteRole } from '@revisoins/contracts';
import type { RemoteLoader } from '@revisoins/federation';
import { usePlatform } from './platform-context.ts';

/** Knows which remote has which role: home, sign-in and so on. */
export type Landmarks = Pick<RemoteLoader, 'landmark'>;

/** The path of the route with a role; the site's root when no remote has one. */
export const pathTo = (landmarks: Landmarks, role: RouteRole): string =>
  landmarks.landmark(role)?.route.path ?? '/';

/** `pathTo` as a hook. */
export function useLandmark(role: RouteRole): string {
  return pathTo(usePlatform().loader, role);
}
