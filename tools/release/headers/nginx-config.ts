import type { SiteConfig } from '@revisoins/contracts';
import {
  EMBED,
  IMMUTABLE,
  OPEN,
  REVALIDATE,
  openHeaders,
  remoteHeaders,
  shellHeaders,
  sitePolicies,
} from './headers.ts';

export interface NginxSite {
  /** The folder of the site, as nginx sees it. */
  folder: string;
  /** Origin of the shell. */
  shell: string;
  /** Origin of each remote, by name. */
  remotes: Record<string, string>;
  config: SiteConfig;
  inlineScriptHashes: readonly string[];
  /** Where `<host>.pem` and `<host>.key` of https origins lie. */
  certificates: string;
  /** Whether nginx has the module that serves .br files. */
  brotli: boolean;
}

function listen(origin: string, certificates: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  const secure = protocol === 'https:';
  return [
    `listen ${port || (secure ? '443' : '80')}${secure ? ' ssl http2' : ''};`,
    `server_name ${hostname};`,
    ...(secure
      ? [
          `ssl_certificate ${certificates}/${hostname}.pem;`,
          `ssl_certificate_key ${certificates}/${hostname}.key;`,
        ]
      : []),
  ];
}

const variableOf = (header: string) => `$revisoins_${header.toLowerCase().replaceAll('-', '_')}`;

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll(/(["\\])/g, '\\$1')}" always;`,
  );

/** An nginx configuration that answers as the local server does: same headers, same caching, precompressed files. Pure. */
export function nginxConfig({
  folder,
  shell,
  remotes,
  config,
  inlineScriptHashes,
  certificates,
  brotli,
}: NginxSite): string {
  const site = { config, remotes: Object.values(remotes), inlineScriptHashes };
  const policies = sitePolicies(site);
  const pattern = ({ source }: RegExp) => source.replaceAll('\\/', '/');
  const open = Object.keys(openHeaders);
  const common = [
    'add_header Cache-Control $revisoins_cache always;',
    'gzip_static on;',
    ...(brotli ? ['brotli_static on;'] : []),
    'location ~ /\\. { return 404; }',
  ];
  const server = (lines: string[]) => ['server {', ...lines.map((line) => `  ${line}`), '}', ''];
  return [
    '# Answers that are files of a name that never changes are kept for a year; everything else is asked for again.',
    'map $status$uri $revisoins_cache {',
    `  "~^(200|206|304)/(assets|remotes)/" "${IMMUTABLE}";`,
    `  default "${REVALIDATE}";`,
    '}',
    '',
    '# Pages under /embed/ may be shown by the institutions of site.json; nginx adds no header whose value is empty.',
    'map $uri $revisoins_policy {',
    `  "~${pattern(EMBED)}" "${policies.embed}";`,
    `  default "${policies.shell}";`,
    '}',
    ...open.flatMap((name) => [
      `map $uri ${variableOf(name)} {`,
      `  "~${pattern(OPEN)}" "${openHeaders[name]}";`,
      `  "/embed.html" "${openHeaders[name]}";`,
      '}',
    ]),
    '',
    ...server([
      ...listen(shell, certificates),
      `root "${folder}/shell";`,
      ...headerLines({
        ...shellHeaders(site, '$revisoins_policy'),
        ...Object.fromEntries(open.map((name) => [name, variableOf(name)])),
      }),
      ...common,
      '# A path that is no file is a screen; a file that is missing is missing.',
      'location ~ ^/(assets|locales)/ { try_files $uri =404; }',
      'location ~* \\.[a-z0-9]+$ { try_files $uri =404; }',
      'location /embed/ { try_files $uri /embed.html; }',
      '# The front page is for its address alone; a public page has a file of its name, and every other screen the same page.',
      'location = / { try_files /index.html =404; }',
      'location = /embed { try_files /app.html =404; }',
      'location / { try_files $uri $uri.html /app.html; }',
    ]),
    ...Object.entries(remotes).flatMap(([name, origin]) =>
      server([
        ...listen(origin, certificates),
        `root "${folder}/${name}";`,
        ...headerLines(remoteHeaders),
        ...common,
        'location / { try_files $uri =404; }',
      ]),
    ),
  ].join('\n');
}
