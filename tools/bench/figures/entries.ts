import { join } from 'node:path';
import { ENTRY } from '@revisoins/contracts/entry-file';
import { brotliBytes } from '@revisoins/release/gate/files/budget-problems';
import { sitePaths } from '@revisoins/release/site/site-paths';
import { kilobytes } from '../statistics.ts';
import type { Measure } from './bench.ts';

/** The size of each remote's entry. */
export const measureEntries: Measure = async ({ sites }) => {
  const paths = sitePaths(sites.folder);
  return Object.entries(sites.registry.remotes).map(([name, remote]) => {
    const value = kilobytes(brotliBytes(join(paths.version(name, remote.default), ENTRY)));
    return {
      id: `entry ${name}`,
      name: `${ENTRY}, brotli`,
      value,
      unit: 'KB',
      atMost: 3.5,
      samples: { [name]: [value] },
    };
  });
};
