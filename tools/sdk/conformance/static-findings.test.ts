import { randomBytes } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Registry } from '@revisoins/contracts';
import { declarationFixture } from '@revisoins/release/registry.fixture';
import { expect, test } from 'vitest';
import { checks, type CheckName } from './checks.ts';
import { writeRemote, type Written } from './hand-written.fixture.ts';
import { staticFindings } from './static-findings.ts';

const quiz = {
  base: 'https://quiz.example/',
  container: 'revisoins_quiz',
  declaration: declarationFixture('quiz'),
  integrity: {},
  shared: {},
};
const registry: Registry = {
  schema: 1,
  remotes: { quiz: { default: '1.0.0', traffic: {}, versions: { '1.0.0': quiz } } },
};
const fitting = {
  origin: 'https://revisoins.example',
  registry,
  provided: { react: ['19.3.1'], '@revisoins/i18n': ['0.1.0'] },
};
const found = (folder: string) => [
  ...new Set(staticFindings(folder, fitting).findings.map(({ check }) => check)),
];

const route = { id: 'home', path: '/cards', access: 'everyone', expose: './routes/v1' };
const [takenPath = ''] = quiz.declaration.routes.map(({ path }) => path);
const incompressible = () => `const cards = "${randomBytes(6_000).toString('base64')}";`;

const refused: [CheckName, string, Written][] = [
  ['declaration', 'none', { files: { 'remote.json': undefined } }],
  ['declaration', 'no JSON', { files: { 'remote.json': '{' } }],
  ['declaration', 'another contract', { declaration: { contract: 2 } }],
  ['declaration', 'a version that is none', { declaration: { version: 'one' } }],
  ['declaration', 'one language alone', { declaration: { title: { fr: 'Cartes' } } }],
  ['declaration', 'a field that nobody knows', { declaration: { secret: true } }],
  ['declaration', 'two routes with one id', { declaration: { routes: [route, { ...route, path: '/x' }] } }],
  ['declaration', 'two routes with one path', { declaration: { routes: [route, { ...route, id: 'x' }] } }],
  [
    'declaration',
    'an entry that leads nowhere',
    {
      declaration: { nav: [{ to: '/x', access: 'signed-in', order: 1, label: { fr: 'x', en: 'x' } }] },
    },
  ],
  [
    'reserved-paths',
    'a path of the embeds',
    { declaration: { routes: [{ ...route, path: '/embed/x' }], nav: [] } },
  ],
  [
    'reserved-paths',
    'the path of the packages',
    { declaration: { routes: [{ ...route, path: '/sdk' }], nav: [] } },
  ],
  [
    'reserved-paths',
    'a path that takes all addresses',
    { declaration: { routes: [{ ...route, path: '/:all' }], nav: [] } },
  ],
  [
    'slot-budget',
    'a declaration of more than 8 KB',
    {
      files: { 'remote.json': `{"x":"${'x'.repeat(9_000)}"}` },
    },
  ],
  ['owners', "another remote's path", { declaration: { routes: [{ ...route, path: takenPath }], nav: [] } }],
  [
    'owners',
    'the path of a page of the shell',
    { declaration: { routes: [{ ...route, path: '/about' }], nav: [] } },
  ],
  ['build', 'no build.json', { files: { 'build.json': undefined } }],
  ['build', 'no list of files', { build: { files: undefined } }],
  ['build', 'a listed file that is missing', { build: { files: ['remoteEntry.js', 'assets/a.js'] } }],
  ['build', 'a preloaded file that is missing', { build: { preload: { home: ['assets/a.js'] } } }],
  ['build', 'files of a route that it does not declare', { build: { preload: { other: [] } } }],
  ['build', 'a path upwards', { build: { files: ['../a.js'] } }],
  [
    'build',
    'a route that no script has',
    { declaration: { routes: [{ ...route, id: 'elsewhere' }] }, build: { preload: {} } },
  ],
  [
    'integrity',
    'an entry that was changed afterwards',
    { build: { integrity: { 'remoteEntry.js': 'sha384-a' } } },
  ],
  [
    'integrity',
    'a script that was changed afterwards',
    {
      files: { 'assets/a.js': '1;' },
      build: {
        files: ['remoteEntry.js', 'assets/a.js'],
        integrity: { 'assets/a.js': 'sha384-a' },
      },
    },
  ],
  [
    'integrity',
    'a text that was changed afterwards',
    { build: { integrity: { 'locales/fr/cards.json': 'sha384-a' } } },
  ],
  [
    'integrity',
    'a script that nobody described',
    { files: { 'assets/a.js': '1;' }, build: { files: ['remoteEntry.js', 'assets/a.js'], integrity: {} } },
  ],
  ['entry', 'a page in place of a script', { files: { 'remoteEntry.js': '<!doctype html>' } }],
  ['entry', 'a script that does not parse', { files: { 'remoteEntry.js': 'revisoins_cards_1 = {' } }],
  ['entry', 'no such container', { files: { 'remoteEntry.js': '"home";' } }],
  ['container-name', "somebody else's name", { build: { container: 'jQuery' } }],
  ['entry-budget', 'no entry', { files: { 'remoteEntry.js': undefined } }],
  ['entry-budget', 'an entry above its budget', { start: incompressible() }],
  ['entry-budget', 'a budget above every ceiling', { declaration: { budget: { entry: 50_000 } } }],
  [
    'screen-budget',
    'a first screen of more than 60 KB',
    {
      files: { 'assets/a.js': `"${randomBytes(60_000).toString('base64')}";` },
      build: { files: ['remoteEntry.js', 'assets/a.js'], preload: { home: ['assets/a.js'] } },
    },
  ],
  ['compressed', 'another content in the compressed file', { files: { 'remoteEntry.js.gz': 'other' } }],
  ['locales', 'no English', { files: { 'locales/en/cards.json': undefined } }],
  ['locales', 'a text in French alone', { texts: { fr: { more: 'Plus' } } }],
  ['locales', 'an empty text', { texts: { en: { lead: '' } } }],
  ['locales', 'other placeholders', { texts: { fr: { lead: '{{count}} cartes' } } }],
  ['styles', 'a rule for all headings', { files: { 'assets/a.css': 'h1 { color: red }' } }],
  ['styles', 'a rule for the root', { files: { 'assets/a.css': ':root { --ink: red }' } }],
  ['styles', 'a class of nobody', { files: { 'assets/a.css': '.card { color: red }' } }],
  [
    'styles',
    'another kind of a property of the site',
    { files: { 'assets/a.css': '@property --ink { syntax: "*"; inherits: false }' } },
  ],
  [
    'styles',
    'a font of the site',
    {
      files: {
        'assets/a.css': '@font-face { font-family: "atkinson hyperlegible next"; src: url(a.woff2) }',
      },
    },
  ],
  [
    'styles',
    'keyframes of anybody',
    { files: { 'assets/a.css': '@keyframes spin { to { rotate: 1turn } }' } },
  ],
  ['styles', 'a layer of anybody', { files: { 'assets/a.css': '@layer utilities, base;' } }],
  ['styles', 'no CSS', { files: { 'assets/a.css': 'h1 { color: red' } }],
  ['types', 'no types', { files: { 'types.json': undefined } }],
  ['types', 'no types that anybody can read', { files: { 'types.json': '[]' } }],
  [
    'types',
    'types without what it exposes',
    {
      files: { 'types.json': '{"schema":1,"files":{},"libraries":{},"exposes":{},"uses":{}}' },
    },
  ],
  ['shared', 'another React', { build: { shared: { react: '^18.0.0' } } }],
  ['shared', 'a library that the host does not have', { build: { shared: { vue: '^3.0.0' } } }],
  ['source-maps', 'a source map', { files: { 'assets/a.js.map': '{}' } }],
  ['secrets', 'a secret key', { start: 'const key = "sb_secret_abcdefghijklmnop";' }],
  ['declaration', 'a name that no folder can have', { declaration: { name: 'Cards!' } }],
  [
    'declaration',
    'a slot that no host has',
    { declaration: { slots: [{ slot: 'page.bottom', id: 'card', expose: './slots/v1' }] } },
  ],
  ['locales', 'texts that are no JSON', { files: { 'locales/en/cards.json': '{' } }],
  ['secrets', 'a key of a shop', { start: 'const key = "sk_live_abcdefghijklmnop";' }],
  ['secrets', 'a private key', { files: { 'assets/key.json': '"-----BEGIN PRIVATE KEY-----"' } }],
];

test.each(refused)('%s refuses %s', (check, _, written) => {
  expect(found(writeRemote(written))).toContain(check);
});

test('files refuses a link', () => {
  const folder = writeRemote();
  symlinkSync('/etc/hosts', join(folder, 'hosts.json'));
  expect(found(folder)).toEqual(['files']);
});

test.each([
  ['{\n  "name": "cards",\n}', 'remote.json is not JSON; look at line 3, column 1.'],
  ['{}', 'See https://revisoins.example/sdk/docs/remote-team.md'],
])('the declaration %j is refused with its line, or with the address of the guide', (text, sentence) => {
  const { findings, ran } = staticFindings(writeRemote({ files: { 'remote.json': text } }), fitting);
  expect(findings.map((one) => one.sentence).join()).toContain(sentence);
  expect(ran).toEqual(['files', 'declaration']);
});

test('each check of files has a build that it refuses', () => {
  const tried: string[] = ['files', ...refused.map(([check]) => check)];
  // Those from "loads" on look at the running remote: tests/e2e/conformance.spec.ts.
  const [ofFiles = ''] = Object.keys(checks).join(' ').split(' loads ');
  expect(ofFiles.split(' ').filter((check) => !tried.includes(check))).toEqual([]);
});

test.each<[string, Written]>([
  ['a sound remote', {}],
  ['a route with a parameter', { declaration: { routes: [{ ...route, path: '/cards/:card' }], nav: [] } }],
  [
    'several routes of one module',
    { start: '"other";', declaration: { routes: [route, { ...route, id: 'other', path: '/cards/:card' }] } },
  ],
  ['styles of its own class', { files: { 'assets/a.css': '.revisoins_cards-x { color: red }' } }],
  ['styles inside of itself', { files: { 'assets/a.css': '[data-remote="cards"] h1 { color: red }' } }],
  ['a larger version', { declaration: { version: '12.4.0-beta.1' } }],
  ['an embed', { declaration: { embed: { title: { fr: 'Cartes', en: 'Cards' } } } }],
  ['no navigation', { declaration: { nav: [] } }],
  [
    'a namespace of its own beside',
    {
      declaration: { namespaces: ['cards', 'cards-more'] },
      files: { 'locales/fr/cards-more.json': '{"a":"un"}', 'locales/en/cards-more.json': '{"a":"one"}' },
    },
  ],
  [
    'plurals that differ between languages',
    { texts: { fr: { n_one: 'un', n_other: 'des', n_many: 'de' }, en: { n_one: 'one', n_other: 'some' } } },
  ],
  ['a screen that stands alone', { declaration: { routes: [{ ...route, layout: 'focus' }] } }],
  [
    'a card on the dashboard',
    {
      declaration: {
        cards: [
          {
            to: '/cards',
            order: 60,
            title: { fr: 'Cartes', en: 'Cards' },
            body: { fr: 'Une par jour.', en: 'One a day.' },
            action: { fr: 'Ouvrir', en: 'Open' },
          },
        ],
      },
    },
  ],
  ['texts in groups', { texts: { fr: { 'more.one': 'un' }, en: { 'more.one': 'one' } } }],
  ['a picture', { files: { 'assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' } }],
  [
    'properties of its own and of Tailwind',
    {
      files: {
        'assets/a.css':
          '@property --cards-turn { syntax: "*"; inherits: false } @property --tw-ring { syntax: "*"; inherits: false }',
      },
    },
  ],
  ['keyframes', { files: { 'assets/a.css': '@keyframes revisoins_cards-turn { to { rotate: 1turn } }' } }],
  [
    'styles for small screens',
    { files: { 'assets/a.css': '@media (width < 40em) { .revisoins_cards-x { display: none } }' } },
  ],
  [
    'a layer of its own',
    {
      files: {
        'assets/a.css':
          '@layer revisoins_cards-x { @layer y { [data-remote="cards"] .p-4 { padding: 1rem } } } @layer base, revisoins_cards-x;',
      },
    },
  ],
  [
    'a compressed file',
    {
      files: { 'assets/a.js': '0;', 'assets/a.js.gz': gzipSync('0;') },
      build: { files: ['remoteEntry.js', 'assets/a.js'] },
    },
  ],
  ['no preload', { build: { preload: undefined } }],
  ['fewer shared packages', { build: { shared: {} } }],
])('%s passes', (_, written) => {
  expect(staticFindings(writeRemote(written), fitting).findings).toEqual([]);
});
