import { createServer } from 'node:http';
import { listenOnPort } from '@revisoins/stack/listen-on-port';
import type { Command } from '../command.ts';
import { receivePublication } from '../receive/receive-publication.ts';
import { readSite } from '../site/read-site.ts';

export const receive: Command = {
  arguments: '',
  help: 'Receive what teams publish over the network (see "invite"), for a site behind nginx, until it is stopped.\n"npm start" does so by itself.',
  takes: { least: 0, most: 0 },
  options: { port: { value: 'number', help: 'where nginx passes /sdk/publications/ to (default: 4290)' } },
  async run({ site, whole, dryRun, say }) {
    const { paths } = readSite(site);
    const port = whole('port', { from: 1, to: 65_535 }, 4290);
    if (dryRun) return say(`Publications for ${paths.folder} would be received at port ${port}.`);
    const server = createServer((request, response) => {
      if (!receivePublication(paths.folder, request, response)) response.writeHead(404).end('Not found\n');
    });
    await listenOnPort(server, port, 'publications');
    say(`Publications for ${paths.folder} are received at http://127.0.0.1:${port}/sdk/publications/.`);
  },
};
