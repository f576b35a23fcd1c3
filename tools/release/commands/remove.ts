import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder } from '@revisoins/workspace/paths';
import type { Command } from '../command.ts';
import { removeRemote } from '../new-remote/create-remote.ts';
import { readPublishers, revokePublisher } from '../receive/publishers.ts';
import { Refusal } from '../refusal.ts';
import { changeSite } from '../site/change-site.ts';
import { listPreviews } from '../site/previews.ts';
import { readSite } from '../site/read-site.ts';
import type { SiteFile } from '../site/site-file.schema.ts';
import { sitePaths } from '../site/site-paths.ts';

const without = <Value>(record: Record<string, Value>, name: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

/** site.json without a remote. Pure. */
function withoutOrigin({ config, origins, ...others }: SiteFile, name: string): SiteFile {
  const { overrideOrigins } = config;
  return {
    ...others,
    config: overrideOrigins
      ? { ...config, overrideOrigins: overrideOrigins.filter((origin) => origin !== origins[name]) }
      : config,
    origins: without(origins, name),
  };
}

export const remove: Command = {
  arguments: '<remote> --yes',
  help: 'Remove a remote from a site: nobody is given it any more, its files and previews are deleted, and the key of its team ends. With --source, remove it from this repository, too.\nPages that are open lose what they have not loaded yet.',
  takes: { least: 1, most: 1 },
  namesRemote: true,
  options: {
    source: {
      help: 'remove apps/<remote> as well, with its entry in the lockfile',
    },
    yes: { help: 'remove it; without this option, only show what would be removed' },
  },
  async run({ what, names: [name = ''], site, dryRun, flag, say }) {
    const paths = sitePaths(site);
    const hasSource = name !== 'shell' && existsSync(join(appFolder(name), 'remote.json'));
    if (name === 'shell') throw new Refusal('The shell is not a remote: a site cannot exist without it.');
    const readsSite = existsSync(paths.siteFile) || !flag('source');
    const found = readsSite ? readSite(site) : undefined;
    const versions = Object.keys(found?.registry.remotes[name]?.versions ?? {});
    const previews = found ? listPreviews(paths, new Date()).filter(({ remote }) => remote === name) : [];
    const hasKey = found !== undefined && readPublishers(paths)[name] !== undefined;
    const isOnSite =
      versions.length > 0 || previews.length > 0 || hasKey || found?.siteFile.origins[name] !== undefined;
    if (flag('source') && !hasSource)
      throw new Refusal(`There is no remote apps/${name}. Leave --source out, or correct the name.`);
    if (!isOnSite && !flag('source'))
      throw new Refusal(
        `${name} is not on the site ${paths.folder}.${hasSource ? ' To remove apps/' + name + ', add --source.' : ''}`,
      );

    const parts = [
      ...(isOnSite
        ? [
            `  ${name} from the site ${paths.folder} (${versions.length === 0 ? 'nothing published' : versions.join(', ')})`,
          ]
        : []),
      ...(previews.length > 0 ? [`  its previews (${previews.map((one) => one.name).join(', ')})`] : []),
      ...(hasKey ? ['  the key of its team, which publishes over the network'] : []),
      ...(flag('source') ? [`  apps/${name} with all its files, and its entry in package-lock.json`] : []),
    ];
    if (dryRun || !flag('yes'))
      return say(
        `These would be removed:\n${parts.join('\n')}\nNothing was changed. To remove them: npm run remote -- remove ${name}${flag('source') ? ' --source' : ''} --yes`,
      );
    // First the key: a publication that begins meanwhile would bring the remote back.
    if (hasKey) await revokePublisher(paths, name);
    if (found && isOnSite) {
      await changeSite(
        found,
        ({ registry, siteFile }, staged) => {
          staged.remove(paths.remote(name));
          staged.remove(join(paths.previews, name));
          const remotes = without(registry.remotes, name);
          return {
            state: { registry: { ...registry, remotes }, siteFile: withoutOrigin(siteFile, name) },
            report: undefined,
          };
        },
        { what, say },
      );
    }
    if (flag('source')) removeRemote(name);
    say(`Removed:\n${parts.join('\n')}`);
  },
};
