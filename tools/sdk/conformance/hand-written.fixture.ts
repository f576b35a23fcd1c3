import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteDeclaration } from '@revisoins/contracts';

/** A remote that is written by hand, without the preset: what differs from a sound one. */
export interface Written {
  /** Statements that run when the screen shows; what they return ends them. */
  shown?: string;
  /** Statements of the entry, before it defines its container. */
  start?: string;
  /** More children of the screen, as an expression; `h` makes elements, `t` gives texts. */
  children?: string;
  /** The screen's own expression, in place of the usual one. */
  screen?: string;
  /** What the route has in place of `lazy`, as an expression. */
  route?: string;
  /** Statements that run while what it puts into a slot of every page shows; what they return ends them. */
  slot?: string;
  declaration?: Record<string, unknown>;
  texts?: { fr?: Record<string, string>; en?: Record<string, string> };
  /** Other files, or `undefined` for one that is missing. */
  files?: Record<string, string | Uint8Array | undefined>;
  build?: Record<string, unknown>;
}

const CONTAINER = 'revisoins_cards_1';

const usual = `h('main', { id: 'main', tabIndex: -1 },
  h('h1', { tabIndex: -1 }, t('title')),
  h('p', null, t('lead')),
  h('button', { type: 'button', onClick: () => setCount(count + 1) }, t('action') + ' ' + count),
  CHILDREN)`;

const entry = ({
  shown = '',
  start = '',
  children = 'null',
  screen = usual,
  route = '{ lazy: screens }',
  slot,
}: Written) => `
${start}
var ${CONTAINER} = (() => {
  let scope;
  const take = async (name) => (await Object.values(scope[name])[0].get())();
  const screens = async () => {
    const React = await take('react');
    const { useTranslation, i18n } = await take('@revisoins/i18n');
    const h = React.createElement;
    function Component() {
      const { t } = useTranslation('cards');
      const [count, setCount] = React.useState(0);
      const place = React.useRef(null);
      React.useEffect(() => document.querySelector('[data-remote="cards"] h1')?.focus(), []);
      React.useEffect(() => { ${shown} }, []);
      return ${screen.replace('CHILDREN', () => children)};
    }
    return { Component };
  };
  const slotted = async () => {
    const React = await take('react');
    return { slots: { "everywhere": () => {
      React.useEffect(() => { ${slot ?? ''} }, []);
      return null;
    } } };
  };
  return {
    init: (shared) => { scope = shared; },
    get: async (id) => {
      ${slot === undefined ? '' : `if (id === './slots/v1') { const module = await slotted(); return () => module; }`}
      if (id !== './routes/v1') throw new Error('nothing is exposed as ' + id);
      return () => ({ routes: [{ id: "home", ...${route} }] });
    },
  };
})();
`;

const declared: RemoteDeclaration = {
  contract: 1,
  name: 'cards',
  version: '0.1.0',
  title: { fr: 'Cartes', en: 'Cards' },
  routes: [{ id: 'home', path: '/cards', access: 'everyone', expose: './routes/v1' }],
  slots: [],
  nav: [{ to: '/cards', access: 'signed-in', order: 90, label: { fr: 'Cartes', en: 'Cards' } }],
  namespaces: ['cards'],
  budget: { entry: 3_584 },
};

const texts = {
  fr: { title: 'Vos cartes', lead: 'Une carte par jour.', action: 'Retourner' },
  en: { title: 'Your cards', lead: 'One card a day.', action: 'Turn' },
};

const types = ({ slot }: Written) => ({
  schema: 1,
  files: {
    'src/routes.v1.d.ts': 'export declare const routes: readonly { id: string }[];\n',
    ...(slot === undefined
      ? {}
      : { 'src/slots.v1.d.ts': 'export declare const slots: { everywhere: () => null };\n' }),
  },
  libraries: {},
  exposes: {
    './routes/v1': 'src/routes.v1.d.ts',
    ...(slot === undefined ? {} : { './slots/v1': 'src/slots.v1.d.ts' }),
  },
  uses: {},
});

/** Writes the build of a remote into a new folder. */
export function writeRemote(written: Written = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-written-'));
  const scripts = { 'remoteEntry.js': entry(written), ...written.files };
  const integrity = Object.fromEntries(
    Object.entries(scripts).flatMap(([name, content]) =>
      content === undefined || !name.endsWith('.js')
        ? []
        : [[name, `sha384-${createHash('sha384').update(content).digest('base64')}`]],
    ),
  );
  const build = {
    container: CONTAINER,
    shared: { react: '^19.0.0', '@revisoins/i18n': '^0.1.0' },
    preload: { home: [] },
    files: ['remoteEntry.js'],
    integrity,
    ...written.build,
  };
  const files: NonNullable<Written['files']> = {
    'remote.json': JSON.stringify({
      ...declared,
      ...(written.slot === undefined
        ? {}
        : { slots: [{ id: 'everywhere', slot: 'page.top', expose: './slots/v1' }] }),
      ...written.declaration,
    }),
    'build.json': JSON.stringify(build),
    'types.json': JSON.stringify(types(written)),
    'locales/fr/cards.json': JSON.stringify({ ...texts.fr, ...written.texts?.fr }),
    'locales/en/cards.json': JSON.stringify({ ...texts.en, ...written.texts?.en }),
    ...scripts,
  };
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
