import { satisfies } from '@revisoins/contracts';

/** Which of the two is new: a remote for the live shell, or a shell for live remotes. */
type Newcomer = 'remote' | 'shell';

const remedies: Record<Newcomer, (range: string, current: string) => string> = {
  remote: (range, current) => `build against ${current}, or publish a shell that offers ${range} first`,
  shell: (range) =>
    `offer ${range} beside it (docs/decisions/0013), or first publish a version of the remote that does without, and give it to everybody`,
};

/** What a build requires but would not get: a sentence each. Pure. */
export function sharedProblems(
  shared: Record<string, string>,
  provided: Record<string, readonly string[]>,
  newcomer: Newcomer = 'remote',
): string[] {
  const shell = newcomer === 'remote' ? 'the live shell' : 'this shell';
  return Object.entries(shared).flatMap(([name, range]) => {
    const [current, ...earlier] = (Object.hasOwn(provided, name) ? provided[name] : undefined) ?? [];
    if (current === undefined)
      return [
        `It takes ${name} from its host, and ${shell} provides none; publish a shell that does first, or stop using it.`,
      ];
    if ([current, ...earlier].some((version) => satisfies(version, range))) return [];
    return [
      `It wants ${name} ${range}, and ${shell} provides ${[current, ...earlier].join(' and ')}; ${remedies[newcomer](range, current)}.`,
    ];
  });
}
