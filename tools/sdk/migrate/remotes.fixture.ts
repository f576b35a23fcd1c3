/** The sources of a small remote before and after the migration to `contract2`, and what is left to do. */
export interface SmallRemote {
  title: string;
  before: Record<string, string>;
  /** The files that change. */
  after: Record<string, string>;
  /** A part of each sentence. */
  byHand?: readonly string[];
}

const declared = (contract: number, more = '') =>
  `{\n  "contract": ${contract},\n  "name": "cards",\n  "routes": [{ "id": "home", "path": "/cards", "expose": "./routes/v1" }],\n  "slots": []${more}\n}\n`;

const routes = "export const routes = [{ id: 'home', lazy: () => import('./home.tsx') }];\n";
const routesOf2 = "export const routes = [{ id: 'home', load: () => import('./home.tsx') }];\n";

const usual = (text: string) => ({ 'src/routes.v1.ts': text });

/** A remote of contract 1 with one more source, or others in place of the usual ones. */
const remote = (
  title: string,
  before: Record<string, string>,
  after: Record<string, string>,
  byHand: readonly string[] = [],
): SmallRemote => ({
  title,
  before: { 'remote.json': declared(1), ...('src/routes.v1.js' in before ? {} : usual(routes)), ...before },
  after: { 'remote.json': declared(2), ...('src/routes.v1.js' in before ? {} : usual(routesOf2)), ...after },
  byHand,
});

/** A remote with one source that changes. */
const source = (
  title: string,
  before: string,
  after: string,
  byHand?: readonly string[],
  file = 'src/home.tsx',
) => remote(title, { [file]: before }, after === before ? {} : { [file]: after }, byHand);

export const smallRemotes: readonly SmallRemote[] = [
  source(
    'names that are imported and used, in value and JSX',
    `import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';

// useTranslation and Link are told of here.
export const Home = () => {
  const { t } = useTranslation('cards');
  return (
    <Link to="/cards" title="Link">
      {t('useTranslation')}
    </Link>
  );
};
`,
    `import { useTexts } from '@revisoins/i18n';
import { PageLink } from '@revisoins/router';

// useTranslation and Link are told of here.
export const Home = () => {
  const { t } = useTexts('cards');
  return (
    <PageLink to="/cards" title="Link">
      {t('useTranslation')}
    </PageLink>
  );
};
`,
  ),
  source(
    'a name that moves to a module which is imported already',
    `import { landmark, toasts } from "@revisoins/host"
import { useNavigate } from "@revisoins/router"
export const back = () => useNavigate()(landmark('home'))
`,
    `import { toasts } from "@revisoins/host"
import { useNavigate, addressOf } from "@revisoins/router"
export const back = () => useNavigate()(addressOf('home'))
`,
  ),
  source(
    'a name that moves to a module which is not imported yet',
    `import {
  landmark, // where people revise
  toasts,
} from '@revisoins/host';
toasts.show(landmark('start'));
`,
    `import { addressOf } from '@revisoins/router';
import {
  toasts,
} from '@revisoins/host';
toasts.show(addressOf('start'));
`,
  ),
  source(
    'the only name of an import, which keeps its place and its comment',
    `/* of the host */ import { landmark } from '@revisoins/host'; // one\nlandmark('home');\n`,
    `/* of the host */ import { addressOf } from '@revisoins/router'; // one\naddressOf('home');\n`,
  ),
  source(
    'aliases stay',
    `import { useTranslation as useWords } from '@revisoins/i18n';\nimport { landmark as where } from '@revisoins/host';\nuseWords(where('home'));\n`,
    `import { useTexts as useWords } from '@revisoins/i18n';\nimport { addressOf as where } from '@revisoins/router';\nuseWords(where('home'));\n`,
  ),
  source(
    'a name that is shadowed is somebody else there',
    `import { landmark } from '@revisoins/host';
export const own = (landmark: (of: string) => string) => landmark('home');
export function inner() {
  const landmark = 'tower';
  return { landmark, there: [landmark] };
}
export const address = { landmark, at: landmark('home') };
`,
    `import { addressOf } from '@revisoins/router';
export const own = (landmark: (of: string) => string) => landmark('home');
export function inner() {
  const landmark = 'tower';
  return { landmark, there: [landmark] };
}
export const address = { landmark: addressOf, at: addressOf('home') };
`,
  ),
  source(
    'a new name that is taken leads to an alias',
    `import { landmark } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
const addressOf = (id: string) => \`/cards/\${id}\`;
export const links = (useTexts: string) => [addressOf('1'), landmark('home'), useTranslation(useTexts)];
`,
    `import { addressOf as landmark } from '@revisoins/router';
import { useTexts as useTranslation } from '@revisoins/i18n';
const addressOf = (id: string) => \`/cards/\${id}\`;
export const links = (useTexts: string) => [addressOf('1'), landmark('home'), useTranslation(useTexts)];
`,
  ),
  source(
    'texts, keys, members and modules that look alike',
    `import { landmark } from './landmarks.ts';
import { useTranslation } from 'react-i18next';
const text = "import { landmark } from '@revisoins/host'";
export const all = { lazy: text, landmark: landmark.useTranslation, Link: \`\${useTranslation()} Link\` };
`,
    `import { landmark } from './landmarks.ts';
import { useTranslation } from 'react-i18next';
const text = "import { landmark } from '@revisoins/host'";
export const all = { lazy: text, landmark: landmark.useTranslation, Link: \`\${useTranslation()} Link\` };
`,
  ),
  source(
    'names that are exported again keep their names for who imports them',
    `export { useTranslation, landmark as where } from '@revisoins/i18n';
export { landmark, toasts } from '@revisoins/host';
import { Link } from '@revisoins/router';
export { Link };
`,
    `export { useTexts as useTranslation, landmark as where } from '@revisoins/i18n';
export { addressOf as landmark } from '@revisoins/router';
export { toasts } from '@revisoins/host';
import { PageLink } from '@revisoins/router';
export { PageLink as Link };
`,
  ),
  source(
    'everything of a module',
    `export * from '@revisoins/host';\nconst host = await import('@revisoins/host');\nhost.landmark('home');\n`,
    `export * from '@revisoins/host';\nconst host = await import('@revisoins/host');\nhost.landmark('home');\n`,
    ['used as a whole here; look whether it takes landmark, useOnline', 'used as a whole here'],
  ),
  source(
    'a namespace',
    `import * as host from '@revisoins/host';
import * as i18n from '@revisoins/i18n';
import * as pages from '@revisoins/router';
export const Home = () => [<pages.Link to="/" />, i18n.useTranslation(), i18n['useTranslation'](), host.landmark('home')];
export const { t } = i18n;
`,
    `import * as host from '@revisoins/host';
import * as i18n from '@revisoins/i18n';
import * as pages from '@revisoins/router';
export const Home = () => [<pages.PageLink to="/" />, i18n.useTexts(), i18n['useTexts'](), host.landmark('home')];
export const { t } = i18n;
`,
    [
      'landmark of @revisoins/host is addressOf of @revisoins/router; import it from there',
      'used as a whole',
    ],
  ),
  source(
    'what has no successor',
    `import { useOnline } from '@revisoins/host';\nexport const useLine = () => useOnline();\n`,
    `import { useOnline } from '@revisoins/host';\nexport const useLine = () => useOnline();\n`,
    ['useOnline of @revisoins/host: ask navigator.onLine'],
  ),
  remote(
    'types, in the routes too',
    {
      'src/routes.v1.ts': `import type { RemoteRoutes } from '@revisoins/router';

export const routes: RemoteRoutes = [
  // The first one.
  { id: 'home', lazy: () => import(/* webpackChunkName: "home" */ './home.tsx') },
  { id: 'deck', async lazy() { return import('./deck.tsx'); } },
];
`,
      'src/types.ts': `import { type RemoteRoutes, useNavigate } from '@revisoins/router';\nexport type Own = RemoteRoutes[number] & ReturnType<typeof useNavigate>;\n`,
    },
    {
      'src/routes.v1.ts': `import type { Screens } from '@revisoins/router';

export const routes: Screens = [
  // The first one.
  { id: 'home', load: () => import(/* webpackChunkName: "home" */ './home.tsx') },
  { id: 'deck', async load() { return import('./deck.tsx'); } },
];
`,
      'src/types.ts': `import { type Screens, useNavigate } from '@revisoins/router';\nexport type Own = Screens[number] & ReturnType<typeof useNavigate>;\n`,
    },
  ),
  remote(
    'routes in JavaScript, from several files',
    {
      'src/routes.v1.js': `import { decks } from './decks';\nimport { lazy } from './lazy.js';\nconst list = [{ id: 'home', 'lazy': lazy }, ...decks, { lazy }];\nexport { list as routes };\n`,
      'src/decks/index.js': `export { all as decks } from './all.mjs';\n`,
      'src/decks/all.mjs': `export const all = /** @type {const} */ ([{ "lazy": () => import('./deck.js') }]);\n`,
      'src/lazy.js': `export const lazy = () => import('./home.js');\n`,
    },
    {
      'src/routes.v1.js': `import { decks } from './decks';\nimport { lazy } from './lazy.js';\nconst list = [{ id: 'home', 'load': lazy }, ...decks, { load: lazy }];\nexport { list as routes };\n`,
      'src/decks/all.mjs': `export const all = /** @type {const} */ ([{ "load": () => import('./deck.js') }]);\n`,
    },
  ),
  remote(
    'routes that code makes',
    {
      'src/routes.v1.ts': `const one = { lazy: () => import('./a.tsx') };\nexport const routes = [...['a', 'b'].map((id) => ({ id, lazy: one.lazy })), { id: 'c', ...one }, one satisfies object];\n`,
    },
    {
      'src/routes.v1.ts': `const one = { load: () => import('./a.tsx') };\nexport const routes = [...['a', 'b'].map((id) => ({ id, lazy: one.lazy })), { id: 'c', ...one }, one satisfies object];\n`,
    },
    ['"routes" is made by code here', 'this may bring "lazy" along'],
  ),
  remote(
    'lines that end as on Windows, with a byte order mark and tabs',
    {
      'remote.json': `${declared(1).replaceAll('\n', '\r\n').replaceAll('  ', '\t')}`,
      'src/home.tsx': `\uFEFFimport { landmark, toasts } from '@revisoins/host';\r\n\r\ntoasts.show(\r\n\tlandmark('home'),\r\n);\r\n`,
    },
    {
      'remote.json': `${declared(2).replaceAll('\n', '\r\n').replaceAll('  ', '\t')}`,
      'src/home.tsx': `\uFEFFimport { addressOf } from '@revisoins/router';\r\nimport { toasts } from '@revisoins/host';\r\n\r\ntoasts.show(\r\n\taddressOf('home'),\r\n);\r\n`,
    },
  ),
  remote(
    'a declaration in one line, with fields that are called otherwise',
    {
      'remote.json': `{"contract":1,"routes":[{"layout":"focus","id":"home","expose":"./routes/v1"},{"id":"b","expose":"./routes/v1"}],"slots":[],"embed":{"practice":true},"title":{"layout":"contract"}}`,
    },
    {
      'remote.json': `{"contract":2,"routes":[{"frame":"focus","id":"home","expose":"./routes/v1"},{"id":"b","expose":"./routes/v1"}],"slots":[],"embed":{"practice":true},"title":{"layout":"contract"}}`,
    },
    ['embed.practice: say in the embed'],
  ),
  {
    title: 'what is migrated already',
    before: {
      'remote.json': declared(2),
      'src/routes.v1.ts': routesOf2,
      'src/home.tsx': `import { addressOf as landmark, PageLink as Link } from '@revisoins/router';\nlandmark(Link);\n`,
    },
    after: {},
  },
  remote(
    'half of it is migrated, and the names are there twice',
    {
      'src/routes.v1.ts': `export const routes = [{ id: 'a', load: () => import('./a.tsx') }, { id: 'b', lazy: () => import('./b.tsx') }];\n`,
      'src/home.tsx': `import { addressOf, Link } from '@revisoins/router';\nimport { landmark } from '@revisoins/host';\nimport { useTexts, useTranslation } from '@revisoins/i18n';\n[addressOf('home'), landmark('start'), useTexts(), useTranslation(), Link];\n`,
    },
    {
      'src/routes.v1.ts': `export const routes = [{ id: 'a', load: () => import('./a.tsx') }, { id: 'b', load: () => import('./b.tsx') }];\n`,
      'src/home.tsx': `import { addressOf, PageLink } from '@revisoins/router';\nimport { useTexts } from '@revisoins/i18n';\n[addressOf('home'), addressOf('start'), useTexts(), useTexts(), PageLink];\n`,
    },
  ),
  {
    title: 'a declaration of contract 2 with a source of contract 1',
    before: {
      'remote.json': declared(2),
      'src/routes.v1.ts': routesOf2,
      'src/home.tsx': `import { useTranslation } from '@revisoins/i18n';\nuseTranslation('cards');\n`,
    },
    after: { 'src/home.tsx': `import { useTexts } from '@revisoins/i18n';\nuseTexts('cards');\n` },
  },
];
