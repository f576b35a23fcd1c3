import type { Command } from '../command.ts';
import { readCandidate } from '../gate/read-candidate.ts';

export const build: Command = {
  arguments: '<remote>',
  help: 'Build a remote for production.',
  takes: { least: 1, most: 1 },
  namesRemote: true,
  options: {},
  async run(input) {
    const [name = ''] = input.names;
    if (input.dryRun) return input.say(`apps/${name} would be built.`);
    const { folder, build: description } = await readCandidate(name, input, Infinity);
    input.say(`${folder} (${description.fingerprint})`);
  },
};
