import { expect, test } from 'vitest';
import { remoteHeaders } from './headers.ts';
import { nginxConfig, type NginxSite } from './nginx-config.ts';

const site: NginxSite = {
  folder: '/srv/site',
  shell: 'https://revisoins.example',
  remotes: { quiz: 'http://localhost:4201' },
  config: {
    apiUrl: 'https://api.example/v1',
    publishableKey: 'key',
    embedding: { parents: ['https://cegep.example'] },
  },
  inlineScriptHashes: ["'sha256-x='"],
  certificates: '/etc/ssl/revisoins',
  brotli: true,
};
const config = nginxConfig(site);

test('contains the headers of the local server', () => {
  for (const [name, value] of Object.entries(remoteHeaders))
    expect(config).toContain(`add_header ${name} "${value}" always;`);
  expect(config).toContain("script-src 'self' http://localhost:4201 'sha256-x='");
});

test('says of texts that they are UTF-8, on every server', () => {
  const servers = config.split(/(?=^server \{)/m).filter((server) => server.includes('root'));
  for (const server of servers) expect(server).toContain('charset utf-8;');
});

test('shuts pages in previews in', () => {
  expect(config).toMatch(/"~\^\/previews\/" "[^"]*; sandbox";/);
  expect(config.match(/sandbox/g)).toHaveLength(1);
});

test('lets the institutions show the pages under /embed/, and nobody the rest', () => {
  expect(config).toMatch(
    /"~\^\/embed\(\/\|\\.html\$\)" "[^"]*frame-ancestors 'self' https:\/\/cegep\.example;[^"]*";/,
  );
  expect(config).toMatch(/default "[^"]*frame-ancestors 'none';[^"]*";/);
  expect(config).toContain(
    'add_header Access-Control-Allow-Origin "$revisoins_access_control_allow_origin" always;',
  );
});

test('encrypts https origins with today’s protocols, sends HSTS, and redirects port 80 there', () => {
  expect(config).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  expect(config).toMatch(
    /listen 80;\n {2}server_name revisoins\.example;\n {2}server_tokens off;\n {2}return 301 https:\/\/revisoins\.example\$request_uri;/,
  );
  const [shell = '', quiz = ''] = config.split(/(?=^server \{)/m).filter((server) => server.includes('root'));
  expect(shell).toContain('add_header Strict-Transport-Security "max-age=63072000" always;');
  expect(quiz).not.toContain('Strict-Transport-Security');
  expect(config).not.toMatch(/listen 80;\n {2}server_name localhost/);
});

test('listens at the hosts and ports of the origins, with certificates for https', () => {
  expect(config).toMatch(
    /server_tokens off;\n {2}listen 443 ssl http2;\n {2}server_name revisoins\.example;\n {2}ssl_certificate \/etc\/ssl\/revisoins\/revisoins\.example\.pem/,
  );
  expect(config).toMatch(
    /listen 4201;\n {2}server_name localhost;[^]*?location \/remotes\/quiz\/ \{ root "\/srv\/site\/quiz";/,
  );
});

test('remotes of one origin have one server', () => {
  const shared = nginxConfig({
    ...site,
    remotes: { quiz: 'http://localhost:4201', exam: 'http://localhost:4201' },
  });
  expect(shared.match(/listen 4201;/g)).toHaveLength(1);
  expect(shared).toContain('location /remotes/exam/ { root "/srv/site/exam";');
});

test('a host of several remotes is redirected from port 80 once, and one of the shell to the shell', () => {
  const shared = nginxConfig({
    ...site,
    remotes: {
      quiz: 'https://remotes.example',
      exam: 'https://remotes.example',
      voice: 'https://revisoins.example:8443',
    },
  });
  expect([...shared.matchAll(/listen 80;[^}]*return 301 (\S+)\$request_uri;/g)].map(([, to]) => to)).toEqual([
    'https://revisoins.example',
    'https://remotes.example',
  ]);
});

test('refuses an embed what the operator refuses it', () => {
  const embedding = { parents: [], refused: { cards: ['microphone' as const] } };
  const refusing = nginxConfig({ ...site, config: { ...site.config, embedding } });
  const [, map = ''] = /map "\$uri \$request_uri" \$revisoins_permissions \{\n([^}]*)\}/.exec(refusing) ?? [];
  const rules = [...map.matchAll(/^ {2}"~(\S+ ?\S*)" "(.*)";$/gm)];
  const servedPolicy = (uri: string) =>
    rules.find(([, pattern = '']) => new RegExp(pattern).test(`/embed.html ${uri}`))?.[2];
  for (const uri of ['/embed/cards', '/embed/cards?lang=en', '/embed/cards/3', '/embed/%63ards'])
    expect(servedPolicy(uri)).toContain('microphone=()');
  expect(servedPolicy('/embed/quiz?lang=en')).toContain('microphone=(self)');
  expect(refusing).toContain('add_header Permissions-Policy "$revisoins_permissions" always;');
  expect(config).not.toContain('$revisoins_permissions');
});
