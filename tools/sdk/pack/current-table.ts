import { CONTRACT_VERSION } from '@revisoins/contracts';
import { providedVersions, sharedRanges } from '@revisoins/rspack/shared';
import { sdkVersion } from '../faces/sdk-version.ts';
import { readRelease, releasedVersions } from '../releases/release.ts';
import { compatibilityTable } from '../releases/runs-in.ts';

/** Which SDK runs in which shell: those that were released, and today's. */
export function currentTable(): string {
  const releases = releasedVersions().map(readRelease);
  const { version } = sdkVersion();
  const isReleased = releases.some((release) => release.version === version);
  const today = (what: string) => `today's ${what}${isReleased ? '' : ` ${version} (not released)`}`;
  return compatibilityTable(
    [
      ...releases.map(({ version: name, contract, remote: { shared } }) => ({
        name: `SDK ${name}`,
        contract,
        shared,
      })),
      { name: today('SDK'), contract: CONTRACT_VERSION, shared: sharedRanges },
    ],
    [
      ...releases.map(({ version: name, contract, provided }) => ({
        name: `the shell of ${name}`,
        contracts: [contract],
        provided,
      })),
      { name: today('shell'), contracts: [CONTRACT_VERSION], provided: providedVersions },
    ],
  );
}
