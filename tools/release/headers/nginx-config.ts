import type { SiteConfig } from '@revisoins/contracts';
import { DOCS_FOLDER, SDK_FOLDER } from '../sdk-paths.ts';
import { DICTIONARY_FOLDER, dictionaryMatches, VARY } from './dictionaries.ts';
import {
  EMBED,
  IMMUTABLE,
  OPEN,
  PREVIEWED,
  REVALIDATE,
  encryptedHeaders,
  openHeaders,
  permissionsPolicies,
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
  /** Where `<host>.pem` and `<host>.key` of https origins are. */
  certificates: string;
  /** Whether nginx has the module that serves .br files. */
  brotli: boolean;
}

const isEncrypted = (origin: string) => new URL(origin).protocol === 'https:';

function listen(origin: string, certificates: string): string[] {
  const { hostname, port } = new URL(origin);
  const secure = isEncrypted(origin);
  return [
    'server_tokens off;',
    `listen ${port || (secure ? '443' : '80')}${secure ? ' ssl http2' : ''};`,
    `server_name ${hostname};`,
    ...(secure
      ? [
          `ssl_certificate ${certificates}/${hostname}.pem;`,
          `ssl_certificate_key ${certificates}/${hostname}.key;`,
          // Ciphers of browsers of the last ten years, with forward secrecy; TLS 1.3 has its own.
          'ssl_protocols TLSv1.2 TLSv1.3;',
          `ssl_ciphers ${TLS_1_2_CIPHERS.join(':')};`,
          'ssl_prefer_server_ciphers off;',
          'ssl_session_cache shared:revisoins:10m;',
          'ssl_session_timeout 1d;',
          'ssl_session_tickets off;',
          ...headerLines(encryptedHeaders),
        ]
      : []),
  ];
}

/** Redirects port 80 to https, unless an origin uses that port. */
function redirectsToEncrypted(origins: readonly string[]): string[][] {
  const plain = new Set(
    origins.filter((origin) => !isEncrypted(origin)).map((origin) => new URL(origin).hostname),
  );
  const encrypted = origins.filter(isEncrypted).map((origin) => new URL(origin));
  // Once for a host of several origins, or of several remotes: to the one that is named first.
  const byHost = Map.groupBy(encrypted, ({ hostname }) => hostname);
  return [...byHost.values()]
    .flatMap(([first]) => first ?? [])
    .filter(({ hostname }) => !plain.has(hostname))
    .map(({ hostname, host }) => [
      'listen 80;',
      `server_name ${hostname};`,
      'server_tokens off;',
      `return 301 https://${host}$request_uri;`,
    ]);
}

const nginxVariable = (header: string) => `$revisoins_${header.toLowerCase().replaceAll('-', '_')}`;

const TLS_1_2_CIPHERS = [
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
];

const escaped = (value: string) => value.replaceAll(/(["\\])/g, '\\$1');

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${escaped(value)}" always;`);

/** Before the path of a file: the folder of the form that a request is answered with. */
const FORM = `(/${DICTIONARY_FOLDER}/[^/]+)?`;

/**
 * A `:hash=:` whose slashes are in `count` places, and the same with underscores: nginx cannot replace
 * characters.
 */
function hashPattern(count: number): string {
  const parts = Array.from({ length: count + 1 }, (_, index) => index + 1);
  return `  "~^[^|]*dcz[^|]*\\|:${parts.map(() => '([A-Za-z0-9+]*)').join('/')}=:$" "${parts.map((part) => `$${part}`).join('_')}";`;
}

/** What a request with a dictionary gets, and which answers are dictionaries. */
const dictionaryMaps = () => [
  '# The dictionary of a browser (RFC 9842), as the folder with the files for it is named. Without one there is no such folder.',
  'map "$http_accept_encoding|$http_available_dictionary" $revisoins_dictionary {',
  ...Array.from({ length: 9 }, (_, count) => hashPattern(count)),
  '  default "none";',
  '}',
  'map $uri $revisoins_encoding {',
  `  "~^/${DICTIONARY_FOLDER}/" "dcz";`,
  '  default "";',
  '}',
  'map $uri $revisoins_vary {',
  `  "~^${FORM}/(assets|remotes)/" "${VARY}";`,
  '  default "Accept-Encoding";',
  '}',
  'map $status$uri $revisoins_use_as_dictionary {',
  ...dictionaryMatches.map(
    ([pattern, header]) => `  "~^(?:200|206)(?:/${DICTIONARY_FOLDER}/[^/]+)?${pattern}" '${header}';`,
  ),
  '  default "";',
  '}',
  '',
];

const pattern = ({ source }: RegExp) => source.replaceAll('\\/', '/');

/** How long files are kept. */
const cacheMap = () => [
  '# Answers that are files of a name that never changes are kept for a year; everything else is asked for again.',
  'map $status$uri $revisoins_cache {',
  `  "~^(200|206|304)${FORM}/(assets|remotes)/" "${IMMUTABLE}";`,
  `  default "${REVALIDATE}";`,
  '}',
  '',
];

/** The policy of a page, and the page of an address with a parameter. */
const pageMaps = (policies: ReturnType<typeof sitePolicies>) => [
  '# Pages under /embed/ may be shown by the institutions of site.json; nginx adds no header whose value is empty.',
  'map $uri $revisoins_policy {',
  `  "~${pattern(EMBED)}" "${policies.embed}";`,
  `  "~${pattern(PREVIEWED)}" "${policies.previewed}";`,
  `  default "${policies.shell}";`,
  '}',
  '',
  '# The page of an address whose last part is a parameter.',
  'map $uri $revisoins_parameter_page {',
  '  "~^(?<above>(/[A-Za-z][A-Za-z0-9-]*)+)/[^/]+$" "${above}/_.html";',
  '  default /app.html;',
  '}',
];

/** The device features that embeds may use; empty when the operator refuses nothing. */
function permissionsMap({ embeds, page, unclearEmbed }: ReturnType<typeof permissionsPolicies>): string[] {
  const refusing = Object.entries(embeds);
  if (refusing.length === 0) return [];
  return [
    '',
    '# What embeds may ask of the device; an address that does not plainly name one is refused the most.',
    'map "$uri $request_uri" $revisoins_permissions {',
    ...refusing.map(([name, policy]) => `  "~^/embed\\.html /embed/${name}(/|\\?|$)" "${escaped(policy)}";`),
    `  "~^/embed\\.html /embed/[a-z][a-z0-9-]*(/|\\?|$)" "${escaped(page)}";`,
    `  "~^/embed\\.html " "${escaped(unclearEmbed)}";`,
    `  default "${escaped(page)}";`,
    '}',
  ];
}

/** The headers that let anybody read a file. */
const openMaps = (open: readonly string[]) =>
  open.flatMap((name) => [
    `map $uri ${nginxVariable(name)} {`,
    `  "~^${FORM}${pattern(OPEN).slice(1)}" "${openHeaders[name]}";`,
    `  "/embed.html" "${openHeaders[name]}";`,
    '}',
  ]);

/** What every server has. */
const commonLines = (brotli: boolean | undefined) => [
  'add_header Cache-Control $revisoins_cache always;',
  'add_header Vary $revisoins_vary always;',
  'add_header Use-As-Dictionary $revisoins_use_as_dictionary always;',
  'add_header Content-Encoding $revisoins_encoding always;',
  'charset utf-8;',
  'gzip_static on;',
  ...(brotli ? ['brotli_static on;'] : []),
  'location ^~ /.well-known/ { try_files $uri =404; }',
  'location ~ /\\. { return 404; }',
  `location ^~ /${DICTIONARY_FOLDER}/ { return 404; }`,
];

/** The compressed forms are files, so nginx itself has nothing to compress. */
const WITH_DICTIONARY = `gzip off; try_files /${DICTIONARY_FOLDER}/$revisoins_dictionary$uri $uri =404;`;

/** Where the shell's server finds what. */
const shellLocations = [
  '# What teams publish over the network: "npm run remote -- receive" takes it.',
  'location ^~ /sdk/publications/ { client_max_body_size 32m; proxy_pass http://127.0.0.1:4290; proxy_buffering off; proxy_read_timeout 300s; }',
  '# A path that is not a file is a screen; a file that is missing is missing.',
  `location ~ ^/assets/ { ${WITH_DICTIONARY} }`,
  'location ~ ^/locales/ { try_files $uri =404; }',
  '# Which its own list of types does not have.',
  `location ^~ /${SDK_FOLDER}/${DOCS_FOLDER}/ { types { } default_type text/plain; try_files $uri =404; }`,
  'location = /app.webmanifest { default_type application/manifest+json; try_files $uri =404; }',
  'location ~* \\.[a-z0-9]+$ { try_files $uri =404; }',
  'location /embed/ { try_files $uri /embed.html; }',
  '# The front page is for its address alone; a page has a file of its name, or of the parameter in its place; all others share one.',
  'location = / { try_files /index.html =404; }',
  'location = /embed { try_files /app.html =404; }',
  'location / { try_files $uri $uri.html $revisoins_parameter_page /app.html; }',
];

const server = (lines: string[]) => ['server {', ...lines.map((line) => `  ${line}`), '}', ''];

/**
 * An nginx configuration that answers like the local server: same headers, same caching, precompressed files.
 * Pure.
 */
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
  const permissions = permissionsPolicies(site);
  const permissionsLines = permissionsMap(permissions);
  const permitted = permissionsLines.length > 0 ? '$revisoins_permissions' : permissions.page;
  const open = Object.keys(openHeaders);
  const byOrigin = Map.groupBy(Object.entries(remotes), ([, origin]) => origin);
  const shellServer = server([
    ...listen(shell, certificates),
    `root "${folder}/shell";`,
    ...headerLines({
      ...shellHeaders(site, '$revisoins_policy', permitted),
      ...Object.fromEntries(open.map((name) => [name, nginxVariable(name)])),
    }),
    ...commonLines(brotli),
    ...shellLocations,
  ]);
  const remoteServers = [...byOrigin].flatMap(([origin, served]) =>
    server([
      ...listen(origin, certificates),
      ...headerLines(remoteHeaders),
      ...commonLines(brotli),
      ...served.map(
        ([name]) => `location /remotes/${name}/ { root "${folder}/${name}"; ${WITH_DICTIONARY} }`,
      ),
      'location / { return 404; }',
    ]),
  );
  return [
    ...cacheMap(),
    ...dictionaryMaps(),
    ...pageMaps(sitePolicies(site)),
    ...permissionsLines,
    ...openMaps(open),
    '',
    ...redirectsToEncrypted([shell, ...Object.values(remotes)]).flatMap(server),
    ...shellServer,
    ...remoteServers,
  ].join('\n');
}
