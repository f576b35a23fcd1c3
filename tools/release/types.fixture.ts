import type { TypesFile } from '@revisoins/types/types-file.schema';

/** Declaration files of small libraries, as a shell provides them. */
const libraries = {
  'libs/auth/src/index.d.ts': [
    "export { signOut } from './sign-out.ts';",
    "export type { SignOutOptions } from './sign-out.ts';",
    "export { Session } from '../../host/src/session.ts';",
    'export declare function displayName(id: string): string;',
  ].join('\n'),
  'libs/auth/src/sign-out.d.ts':
    'export interface SignOutOptions { everywhere?: boolean }\nexport declare function signOut(options?: SignOutOptions): Promise<void>;',
  'libs/host/src/index.d.ts': 'export type RemoteSync = (learner: string) => Promise<boolean>;',
  'libs/host/src/session.d.ts': 'export declare class Session { private token; get id(): string; }',
  'libs/router/src/index.d.ts':
    'export interface RemoteRoute { id: string; lazy?: () => Promise<object> }\nexport type RemoteRoutes = readonly RemoteRoute[];',
  'libs/contracts/src/index.d.ts':
    'export interface RegisteredVersion { declaration: { contract: 1; name: string; version: string; title?: object; sync?: string; routes: object[]; slots: object[]; nav: object[]; namespaces: string[]; budget: object } }\nexport interface SlotProps { "nav.profile": object; "page.top": { readonly path: string } }',
};

const exposed = {
  'apps/quiz/src/routes.v1.d.ts':
    "import type { RemoteRoutes } from '../../../libs/router/src/index.ts';\nexport declare const routes: RemoteRoutes;",
  'apps/quiz/src/slots.v1.d.ts': "export declare const slots: { profile: () => import('react').ReactNode };",
  'apps/quiz/src/sync.v1.d.ts': 'export declare const sync: (learner: string) => Promise<boolean>;',
};

const entry = (name: string) => `libs/${name}/src/index.d.ts`;
const entries = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`@revisoins/${name}`, entry(name)]));

/** What a shell provides. `change` replaces texts, by path. */
export function shellTypes(change: Record<string, string> = {}): TypesFile {
  return {
    schema: 1,
    files: { ...libraries, ...change },
    libraries: entries('auth', 'contracts', 'host', 'router'),
    exposes: {},
    uses: {},
  };
}

/** What a remote was compiled against, exposes and uses. */
export function remoteTypes(change: Record<string, string> = {}): TypesFile {
  return {
    schema: 1,
    files: { ...libraries, ...exposed, ...change },
    libraries: entries('auth', 'router'),
    exposes: {
      './routes/v1': 'apps/quiz/src/routes.v1.d.ts',
      './slots/v1': 'apps/quiz/src/slots.v1.d.ts',
      './sync/v1': 'apps/quiz/src/sync.v1.d.ts',
    },
    uses: { '@revisoins/auth': { values: ['Session', 'displayName', 'signOut'], types: ['SignOutOptions'] } },
  };
}
