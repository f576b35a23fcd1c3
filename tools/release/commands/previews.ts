import { dirname } from 'node:path';
import type { Command } from '../command.ts';
import { Refusal } from '../refusal.ts';
import { changePreviews, listPreviews, previewFile, type ListedPreview } from '../site/previews.ts';
import { readSite } from '../site/read-site.ts';
import { previewLink } from './publish-preview.ts';

const asLine = ({ name, preview, bytes }: ListedPreview, link: string) =>
  `  ${name.padEnd(20)} until ${preview.expires.slice(0, 10)}  ${`${Math.round(bytes / 1024)} KB`.padStart(8)}  ${link}`;

export const previews: Command = {
  arguments: '[remote]',
  help: 'Show the previews: builds that only whoever opens their link is given, made by "publish --preview".',
  takes: { least: 0, most: 1 },
  namesRemote: true,
  options: {
    remove: {
      value: 'name',
      help: 'remove this preview of the remote; its link shows the live version then',
    },
    address: { value: 'url', help: 'the address of the site in the links (default: what site.json says)' },
  },
  async run({ what, names: [remote], site, dryRun, text, say }) {
    const { paths, siteFile } = readSite(site);
    const now = new Date();
    const known = listPreviews(paths, now).filter((one) => remote === undefined || one.remote === remote);
    const removed = text('remove');
    if (removed === undefined) {
      if (known.length === 0)
        return say(
          `There is no preview${remote === undefined ? '' : ` of ${remote}`}. To make one: npm run remote -- publish ${remote ?? '<remote>'} --preview <name>`,
        );
      for (const name of new Set(known.map((one) => one.remote))) {
        say(name);
        for (const one of known)
          if (one.remote === name)
            say(asLine(one, previewLink(siteFile, one.preview.build.declaration, one.name, text('address'))));
      }
      return;
    }
    if (remote === undefined || !known.some(({ name }) => name === removed))
      throw new Refusal(
        remote === undefined
          ? 'Say of which remote: npm run remote -- previews <remote> --remove <name>'
          : `${remote} has no preview "${removed}"${known.length === 0 ? '' : `; it has ${known.map(({ name }) => name).join(', ')}`}.`,
      );
    if (dryRun) return say(`${remote} ${removed} would be removed. Nothing was changed (--dry-run).`);
    await changePreviews(paths, { what, now }, (staged) =>
      staged.remove(dirname(previewFile(paths, remote, removed))),
    );
    say(`${remote} ${removed} is removed; its link shows the live version now.`);
  },
};
