import type { RouteRole } from '@revisoins/contracts';

let findPath: (role: RouteRole) => string | undefined = () => undefined;

/**
 * The address of this site's screen with a role, whichever remote has it; the site's root when none does.
 * `parameter` fills the parameter of its path: for `skill`, the id of the skill.
 */
export function landmark(role: RouteRole, parameter?: string | number): string {
  const path = findPath(role) ?? '/';
  return parameter === undefined ? path : path.replace(/:[^/]+/, encodeURIComponent(parameter));
}

/** For the host, which knows the remotes' routes. */
export function offerLandmarks(find: typeof findPath): void {
  findPath = find;
}
