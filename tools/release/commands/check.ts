import { readSite } from '../site/read-site.ts';
import { readLimits } from '../site/site-file.schema.ts';
import type { Command } from '../command.ts';
import { brotliBytes } from '../gate/files/budget-problems.ts';
import { join } from 'node:path';
import { readCandidate } from '../gate/read-candidate.ts';
import { runGate } from '../gate/run-gate.ts';
import { ENTRY } from '@revisoins/contracts/entry-file';

export const check: Command = {
  arguments: '<remote>',
  help: 'Build a remote and put it through the release gate, as "publish" does, without publishing it.',
  takes: { least: 1, most: 1 },
  namesRemote: true,
  options: {
    from: { value: 'folder', help: 'check the build in this folder' },
    'skip-run': { help: 'do not run it in a browser (where there is none), and answer for that' },
    conformance: { help: 'put it through the conformance kit, too, as what teams outside send' },
    'skip-types': { help: 'do not check the types, and answer for them' },
    'new-texts': {
      value: 'namespaces',
      help: 'take other texts than the live ones for these namespaces (a,b), and answer for them',
    },
  },
  async run(input) {
    const [name = ''] = input.names;
    const site = readSite(input.site);
    const candidate = await readCandidate(name, input, readLimits(site.siteFile).version);
    await runGate(candidate, site, input);
    const bytes = brotliBytes(join(candidate.folder, ENTRY));
    input.say(
      `${name} may be published. Its entry weighs ${bytes} of ${candidate.declaration.budget.entry} bytes (brotli).`,
    );
  },
};
