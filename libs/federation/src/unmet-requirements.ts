import { satisfies } from '@revisoins/contracts';

/**
 * Requirements of a remote that its host does not meet, one sentence each. Checked before any code of the
 * remote runs.
 */
export function unmetRequirements(
  required: Record<string, string>,
  provided: Record<string, readonly string[]>,
): string[] {
  return Object.entries(required)
    .filter(([name, range]) => !(provided[name] ?? []).some((version) => satisfies(version, range)))
    .map(
      ([name, range]) =>
        `${name} ${range} is required, the host has ${(provided[name] ?? []).join(', ') || 'none'}`,
    );
}
