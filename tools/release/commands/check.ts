import { readRegistry } from '../site/read-registry.ts';
import { readLimits, readSiteFile } from '../site/site-file.schema.ts';
import { sitePaths } from '../site/site-paths.ts';
import type { Command } from '../command.ts';
import { brotliBytes } from '../gate/budget-problems.ts';
import { join } from 'node:path';
import { readCandidate } from './read-candidate.ts';
import { runGate } from './run-gate.ts';

export const check: Command = {
  arguments: '<remote>',
  help: 'Build a remote and put it through the gate of "publish", without publishing it.',
  takes: { least: 1, most: 1 },
  namesRemote: true,
  options: {
    from: { value: 'folder', help: 'check a build that was made elsewhere' },
    'skip-run': { help: 'do not run it in a browser (where there is none), and answer for that' },
    'skip-types': { help: 'do not check the types, and answer for them' },
    'new-texts': {
      value: 'namespaces',
      help: 'take other texts than the live ones for these namespaces (a,b), and answer for them',
    },
  },
  async run(input) {
    const [name = ''] = input.names;
    const paths = sitePaths(input.site);
    const siteFile = readSiteFile(paths);
    const candidate = await readCandidate(name, input, readLimits(siteFile).version);
    await runGate(candidate, paths, readRegistry(paths), input);
    const bytes = brotliBytes(join(candidate.folder, 'remoteEntry.js'));
    input.say(
      `${name} may be published. Its entry weighs ${bytes} of ${candidate.declaration.budget.entry} bytes (brotli).`,
    );
  },
};
