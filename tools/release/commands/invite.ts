import type { Command } from '../command.ts';
import { invitePublisher, readPublishers, revokePublisher } from '../receive/publishers.ts';
import { Refusal } from '../refusal.ts';
import { readSite } from '../site/read-site.ts';

export const invite: Command = {
  arguments: '<remote>',
  help: 'Give the team of a remote a key with which it publishes over the network, without this repository.\nA second call replaces the key; --revoke ends it.',
  takes: { least: 1, most: 1 },
  namesRemote: true,
  options: { revoke: { help: 'take the key back: nobody publishes this remote over the network any more' } },
  async run({ names: [name = ''], site, flag, dryRun, say }) {
    const { paths, siteFile } = readSite(site);
    if (name === 'shell') throw new Refusal('The shell is published by the operator, from this repository.');
    const isKnown = readPublishers(paths)[name] !== undefined;
    if (flag('revoke') && !isKnown) throw new Refusal(`${name} has no key on this site.`);
    if (dryRun) {
      const what = flag('revoke') ? 'lose its key' : isKnown ? 'get another key' : 'get a key';
      return say(`The team of ${name} would ${what}. Nothing was changed (--dry-run).`);
    }
    if (flag('revoke')) {
      await revokePublisher(paths, name);
      return say(`The key of ${name} is no longer valid.`);
    }
    const address = siteFile.config.publicUrl ?? '<address of the site>';
    const key = await invitePublisher(paths, name);
    say(
      `The team of ${name} publishes with this key, which is shown once and stored nowhere:\n\n  export REVISOINS_KEY=${key}\n\nIn an empty folder it begins with:\n\n  npx ${address}/sdk/create-revisoins-remote.tgz ${name}\n`,
    );
  },
};
