import type { FaceChange } from './face-changes.ts';

const parts = (version: string) => version.split('.').map(Number) as [number, number, number];

/**
 * The smallest version step that changes require; before 1.0.0 a minor version may break, as npm's `^` reads
 * it.
 */
function leastVersion(released: string, changes: readonly FaceChange[]): string {
  const [major, minor, patch] = parts(released);
  const isBreaking = changes.some(({ kind }) => kind !== 'added');
  if (isBreaking) return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  return major === 0 ? `0.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`;
}

const isBelow = (version: string, least: string) => {
  const [a, b] = [parts(version), parts(least)];
  return (a[0] - b[0] || a[1] - b[1] || a[2] - b[2]) < 0;
};

const described = {
  added: 'is new',
  gone: 'has gone',
  changed: 'is no longer what remotes were built with',
} as const;

/** What the version and the changelog omit about the changes since a release: a sentence each. Pure. */
export function versionProblems(
  released: string,
  { version, notes }: { version: string; notes: string },
  changes: readonly FaceChange[],
): string[] {
  const least = leastVersion(released, changes);
  const isStable = parts(released)[0] > 0;
  return changes.flatMap(({ subject, name, kind, deprecated, reason }) => {
    const what = `${subject} ${described[kind]}${reason === undefined ? '' : ` (${reason})`}`;
    return [
      ...(isBelow(version, least)
        ? [`${what}: begin a section "## ${least}" in tools/sdk/CHANGELOG.md; it says ${version} now.`]
        : notes.includes(`\`${name}\``) || name === ''
          ? []
          : [`${what}, and the section ${version} of tools/sdk/CHANGELOG.md does not name \`${name}\`.`]),
      ...(kind === 'gone' && isStable && deprecated !== true
        ? [`${subject} has gone without a warning: release it as @deprecated first.`]
        : []),
    ];
  });
}
