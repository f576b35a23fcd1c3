import type { Migration } from './migration.ts';

/** An imaginary contract with every kind of change, to prove the migration. */
export const contract2: Migration = {
  to: 2,
  fields: [
    { path: ['routes', '*', 'layout'], becomes: { name: 'frame' } },
    { path: ['embed', 'practice'], becomes: { byHand: 'say in the embed’s "access" who may use it.' } },
  ],
  names: [
    {
      module: '@revisoins/host',
      name: 'landmark',
      becomes: { module: '@revisoins/router', name: 'addressOf' },
    },
    {
      module: '@revisoins/i18n',
      name: 'useTranslation',
      becomes: { module: '@revisoins/i18n', name: 'useTexts' },
    },
    {
      module: '@revisoins/router',
      name: 'RemoteRoutes',
      becomes: { module: '@revisoins/router', name: 'Screens' },
    },
    {
      module: '@revisoins/router',
      name: 'Link',
      becomes: { module: '@revisoins/router', name: 'PageLink' },
    },
    {
      module: '@revisoins/host',
      name: 'useOnline',
      becomes: { byHand: 'ask navigator.onLine, and listen for its events.' },
    },
  ],
  members: [{ list: 'routes', name: 'lazy', becomes: { name: 'load' } }],
};
