import { builtFolder } from '@revisoins/workspace/paths';
import { UsageError } from '@revisoins/workspace/cli';
import type { Command } from '../command.ts';
import { publishPreview } from './publish-preview.ts';
import { publishRemote } from './publish-remote.ts';
import { publishShell } from './publish-shell.ts';

export const publish: Command = {
  arguments: '<remote>|shell',
  help: 'Build a remote, check it and publish it for a share of the learners.\n"publish shell" does the same for the shell: it must provide what the live remotes take from it, with the types that they were compiled against.',
  takes: { least: 1, most: 1 },
  namesRemote: true,
  options: {
    traffic: {
      value: 'percent',
      help: 'share of the learners who get it (default: 10; the first version is for everybody)',
    },
    preview: {
      value: 'name',
      help: 'publish it for nobody but whoever opens the link that is printed, for 14 days, without running it first',
    },
    address: { value: 'url', help: 'the address of the site in that link (default: what site.json says)' },
    tag: { value: 'word', help: 'call the version <version>-<word> instead of <version>-<fingerprint>' },
    release: { help: 'call it the version of remote.json, without a suffix' },
    from: { value: 'folder', help: 'publish the build in this folder' },
    'skip-run': { help: 'do not run it in a browser (where there is none), and answer for that' },
    conformance: { help: 'put it through the conformance kit, too, as what teams outside send' },
    'skip-types': { help: 'do not check the types, and answer for them' },
    'new-texts': {
      value: 'namespaces',
      help: 'take other texts than the live ones for these namespaces (a,b), and answer for them',
    },
    maps: { value: 'folder', help: 'keep the source maps in this folder, which nobody serves' },
    origin: { value: 'url', help: 'the origin that serves the remote (default: what site.json says)' },
  },
  async run(input) {
    const [name = ''] = input.names;
    const preview = input.text('preview');
    if (name === 'shell') {
      if (preview !== undefined) throw new UsageError('--preview is for remotes; the shell has none.');
      return publishShell(input, () => builtFolder('shell'));
    }
    await (preview === undefined ? publishRemote(input, name) : publishPreview(input, name, preview));
  },
};
