import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@revisoins/workspace/cli';
import { nginxConfig } from '../headers/nginx-config.ts';
import { inlineScriptHashes } from '../pages/page.ts';
import type { Command } from '../command.ts';
import { Refusal } from '../refusal.ts';
import { readSiteFile } from '../site/site-file.schema.ts';
import { sitePaths } from '../site/site-paths.ts';

export const nginx: Command = {
  arguments: '--shell <origin>',
  help: 'Print an nginx configuration for a site, with the headers of the local server. Again after each new shell or origin.',
  takes: { least: 0, most: 0 },
  options: {
    shell: { value: 'origin', help: 'where the shell is served, such as https://revisoins.example' },
    certificates: {
      value: 'folder',
      help: 'where <host>.pem and <host>.key are (default: /etc/ssl/revisoins)',
    },
    brotli: { help: 'serve .br files (needs the module ngx_http_brotli_static)' },
  },
  run({ site, text, flag, say }) {
    const shell = text('shell');
    if (shell === undefined || !URL.canParse(shell))
      throw new UsageError('Say where the shell is served, for example: --shell https://revisoins.example');
    const paths = sitePaths(site);
    const { config, origins } = readSiteFile(paths);
    if (!existsSync(join(paths.shell, 'index.html')))
      throw new Refusal(
        `${paths.folder} has no shell yet; its policy is not known. Run "npm run remote -- publish shell --site ${paths.folder}" first.`,
      );
    say(
      nginxConfig({
        folder: paths.folder,
        shell,
        remotes: origins,
        config,
        inlineScriptHashes: inlineScriptHashes(readFileSync(join(paths.shell, 'index.html'), 'utf8')),
        certificates: text('certificates') ?? '/etc/ssl/revisoins',
        brotli: flag('brotli'),
      }),
    );
  },
};
