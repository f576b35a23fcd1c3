type Triple = readonly [number, number, number];

function parse(text: string): { triple: Triple; prerelease: string } | undefined {
  const [, major, minor, patch, prerelease = ''] =
    /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?$/.exec(text) ?? [];
  return major === undefined
    ? undefined
    : { triple: [Number(major), Number(minor), Number(patch)], prerelease };
}

/** Compares two versions: negative when the first is older. */
function compare(a: Triple, b: Triple): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/**
 * Whether a version is in a range, as npm means it. Supports `^1.2.3` and `1.2.3`, which the presets write;
 * any other range, and any prerelease, is refused.
 */
export function satisfies(version: string, range: string): boolean {
  const given = parse(version);
  const floor = parse(range.replace(/^\^/, ''));
  if (!given || !floor) return false;
  if (!range.startsWith('^') || given.prerelease !== '' || floor.prerelease !== '')
    return version === range.replace(/^\^/, '');
  const fixed = floor.triple.findIndex((part) => part !== 0);
  const last = fixed === -1 ? 2 : fixed;
  return (
    compare(given.triple, floor.triple) >= 0 &&
    floor.triple.every((part, index) => index > last || part === given.triple[index])
  );
}
