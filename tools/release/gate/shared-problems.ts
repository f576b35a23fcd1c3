import { satisfies } from '@revisoins/contracts';

/** What a build takes from its host and would not get: a sentence each. Pure. */
export function sharedProblems(shared: Record<string, string>, provided: Record<string, string>): string[] {
  return Object.entries(shared).flatMap(([name, range]) => {
    const version = provided[name];
    if (version === undefined) {
      return [`It takes ${name} from its host, and the live shell provides none; publish a shell that does first, or stop using it.`];
    }
    if (satisfies(version, range)) return [];
    return [`It wants ${name} ${range}, and the live shell provides ${version}; build against ${version}, or publish a shell with ${range} first.`];
  });
}
