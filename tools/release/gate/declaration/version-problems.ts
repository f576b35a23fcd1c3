/** A semver version: no empty identifier, no leading zeros. */
const SEMVER =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-(0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*)(\.(0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*))*)?$/;

const LONGEST = 40;

/** Why a version id is not valid: a sentence. Pure. */
export function versionProblems(version: string): string[] {
  if (version.length > LONGEST)
    return [
      `The version has ${version.length} characters, more than the ${LONGEST} that it may; shorten it.`,
    ];
  if (SEMVER.test(version)) return [];
  return [
    `"${version}" is not a version: write three numbers, and words behind a hyphen with single dots between them, such as 1.4.0 or 1.4.0-beta.2.`,
  ];
}
