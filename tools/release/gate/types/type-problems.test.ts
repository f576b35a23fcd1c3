import { describe, expect, test } from 'vitest';
import { NAMED_FILE } from '@revisoins/types/named-members';
import type { TypesFile } from '@revisoins/types/types-file.schema';
import { declarationFixture } from '../../registry.fixture.ts';
import { remoteTypes, shellTypes } from '../../types.fixture.ts';
import type { TypedRemote } from './check-program.ts';
import { typeProblems } from './type-problems.ts';

const slot = { id: 'profile', slot: 'nav.profile', expose: './slots/v1' } as const;
const AUTH = 'libs/auth/src/index.d.ts';
const SIGN_OUT = 'libs/auth/src/sign-out.d.ts';

const remote = (types = remoteTypes()): TypedRemote => ({
  name: 'quiz',
  label: 'quiz 1.0.0',
  declaration: declarationFixture('quiz', { slots: [slot], sync: './sync/v1' }),
  shared: { '@revisoins/auth': '^0.1.0' },
  types,
});
const problems = (shell = shellTypes(), quiz = remote()) =>
  typeProblems({ name: 'the live shell', types: shell, remedy: ({ name }) => `Build ${name} again.` }, [
    quiz,
  ]);

/** A shell with changes in its auth library. */
const shellWith = (change: (auth: string) => string) =>
  shellTypes({ [AUTH]: change(shellTypes().files[AUTH] ?? '') });
const withSignOut = (signature: string) =>
  shellTypes({
    [SIGN_OUT]: `export interface SignOutOptions { everywhere?: boolean }\nexport declare function signOut${signature};`,
  });

describe('accepts', () => {
  test.each([
    ['the same types', shellTypes()],
    [
      'an optional parameter that was added',
      withSignOut('(options?: SignOutOptions, reason?: string): Promise<void>'),
    ],
    [
      'a return that says more',
      shellWith((auth) => auth.replace('(id: string): string', "(id: string): 'a' | 'b'")),
    ],
    ['a name that was added', shellWith((auth) => `${auth}\nexport declare const added: number;`)],
    [
      'a class with private members, in a library that changed in another file',
      shellWith((auth) => auth.replace('Session }', 'Session, Session as Other }')),
    ],
  ])('%s', async (_, shell) => {
    expect(await problems(shell)).toEqual([]);
  });
});

describe('a library that the shell offers in two versions', () => {
  const EARLIER = 'libs/auth/src/earlier.d.ts';
  const both = (earlier: string) => {
    const broken = withSignOut('(reason: string): void');
    return {
      ...broken,
      files: { ...broken.files, [EARLIER]: earlier },
      libraries: { ...broken.libraries, '@revisoins/auth/0.1.3': EARLIER },
    };
  };
  const whole =
    "export { Session, displayName } from './index.ts';\nexport type { SignOutOptions } from './sign-out.ts';\nexport declare function signOut(options?: { everywhere?: boolean }): Promise<void>;";

  test('is compared in the line that the remote was built against', async () => {
    expect(await problems(both(whole))).toEqual([]);
    expect(await problems(both(whole), { ...remote(), shared: { '@revisoins/auth': '^0.2.0' } })).toEqual([
      expect.stringContaining('signOut of @revisoins/auth in the live shell is not'),
    ]);
  });

  test('must have in the earlier one what the remote takes', async () => {
    expect(await problems(both(whole.replace('displayName', 'displayName as called')))).toEqual([
      expect.stringContaining('uses displayName of @revisoins/auth, which the live shell does not have'),
    ]);
  });
});

describe('functions of the database', () => {
  const INDEX = 'libs/backend/src/index.d.ts';
  const backend = (functions: Record<string, string>) => ({
    [NAMED_FILE]: `export interface Tables {\n}\nexport interface DatabaseFunctions {\n${Object.entries(
      functions,
    )
      .map(([name, list]) => `    ${name}: ${list};\n`)
      .join('')}}`,
    [INDEX]: [
      "import type { DatabaseFunctions } from './database.types.ts';",
      'type Call = { [Name in keyof DatabaseFunctions]: [name: Name, args: DatabaseFunctions[Name]] }[keyof DatabaseFunctions];',
      'export declare function callRpc(...[name, args]: Call): Promise<unknown>;',
    ].join('\n'),
  });
  const withBackend = (types: TypesFile): TypesFile => ({
    ...types,
    libraries: { ...types.libraries, '@revisoins/backend': INDEX },
  });
  const shell = (functions: Record<string, string>) => withBackend(shellTypes(backend(functions)));
  const quiz = (functions: Record<string, string>) => {
    const types = withBackend(remoteTypes(backend(functions)));
    const uses = { ...types.uses, '@revisoins/backend': { values: ['callRpc'], types: [] } };
    return remote({ ...types, uses });
  };
  const known = { skill_stats: '{ id: string }', start_mock: '{ minutes: number }' };

  test('that a remote does not name part it from no shell', async () => {
    expect(await problems(shell(known), quiz({ skill_stats: known.skill_stats }))).toEqual([]);
    expect(await problems(shell(known), quiz({}))).toEqual([]);
  });

  test('that a remote names and the shell does not know are named', async () => {
    const wanted = { ...known, voided_versions: '{ id: string }', my_reports: '{ id: string }' };
    expect(await problems(shell(known), quiz(wanted))).toEqual(
      ['voided_versions', 'my_reports'].map(
        (name) =>
          `quiz 1.0.0 uses ${name} of the database, which the live shell does not know. Build quiz again.`,
      ),
    );
  });

  test('with other arguments are refused', async () => {
    const other = { ...known, start_mock: '{ minutes: string }' };
    expect(await problems(shell(known), quiz(other))).toEqual([
      expect.stringContaining('callRpc of @revisoins/backend in the live shell is not'),
    ]);
  });
});

describe('refuses', () => {
  test.each([
    [
      'a name that is gone',
      shellWith((auth) => auth.replace('export { signOut }', 'export { signOut as leave }')),
      'uses signOut of @revisoins/auth, which the live shell does not have. Build quiz again.',
    ],
    [
      'a type that is gone',
      shellWith((auth) =>
        auth.replace('export type { SignOutOptions }', 'export type { SignOutOptions as Options }'),
      ),
      'uses the type SignOutOptions of @revisoins/auth, which the live shell does not have',
    ],
    [
      'a parameter of another type',
      withSignOut('(options?: { everywhere: number }): Promise<void>'),
      'signOut of @revisoins/auth in the live shell is not what quiz 1.0.0 was compiled against',
    ],
    [
      'a parameter that must be given now',
      withSignOut('(options: SignOutOptions, reason: string): Promise<void>'),
      'signOut of @revisoins/auth in the live shell is not',
    ],
    [
      'a return that promises less',
      shellWith((auth) => auth.replace('(id: string): string', '(id: string): string | undefined')),
      "displayName of @revisoins/auth in the live shell is not what quiz 1.0.0 was compiled against (Type '(id: string) => string | undefined'",
    ],
    [
      'a value without a type',
      shellWith((auth) => auth.replace('function displayName(id: string): string', 'const displayName: any')),
      'displayName of @revisoins/auth has no type in the live shell',
    ],
    [
      'a private member that changed',
      shellTypes({
        'libs/host/src/session.d.ts': 'export declare class Session { private key; get id(): string; }',
      }),
      'Session of @revisoins/auth',
    ],
    [
      'a package that is not installed',
      shellTypes({
        [SIGN_OUT]:
          "import type { Options } from 'no-such-package';\nexport type SignOutOptions = Options;\nexport declare function signOut(options?: Options): Promise<void>;",
      }),
      'another version of "no-such-package"',
    ],
    [
      'a name that an installed package does not have',
      shellTypes({
        [SIGN_OUT]:
          "import type { Gone } from 'react';\nexport type SignOutOptions = Gone;\nexport declare function signOut(options?: Gone): Promise<void>;",
      }),
      'another version of "react"',
    ],
  ])('%s', async (_, shell, sentence) => {
    const found = await problems(shell);
    expect(found).toEqual([expect.stringContaining(sentence)]);
  });

  test('a library that the shell does not provide', async () => {
    const shell = shellTypes();
    delete shell.libraries['@revisoins/auth'];
    expect((await problems(shell))[0]).toContain(
      'uses @revisoins/auth, which the live shell does not provide',
    );
  });

  test.each([
    [
      'routes that are no route objects',
      { 'apps/quiz/src/routes.v1.d.ts': 'export declare const routes: readonly { path: string }[];' },
      '"routes" of ./routes/v1 in quiz 1.0.0 is not what the live shell reads',
    ],
    [
      'a sync that takes something else',
      { 'apps/quiz/src/sync.v1.d.ts': 'export declare const sync: (learner: number) => Promise<boolean>;' },
      '"sync" of ./sync/v1',
    ],
    [
      'routes without a type',
      { 'apps/quiz/src/routes.v1.d.ts': 'export declare const routes: any;' },
      'reads (it has no type)',
    ],
    [
      'what was compiled against something without a type',
      {
        [AUTH]: (shellTypes().files[AUTH] ?? '').replace(
          'function displayName(id: string): string',
          'const displayName: any',
        ),
      },
      'displayName of @revisoins/auth has no type in the types of quiz 1.0.0',
    ],
    [
      'an exposed module without routes',
      { 'apps/quiz/src/routes.v1.d.ts': 'export declare const screens: [];' },
      '"routes" of ./routes/v1',
    ],
    [
      'a slot that wants what its place does not give',
      {
        'apps/quiz/src/slots.v1.d.ts':
          "export declare const slots: { profile: (props: { learner: string }) => import('react').ReactNode };",
      },
      '"slots" of ./slots/v1',
    ],
    [
      'a slot that is not a component',
      { 'apps/quiz/src/slots.v1.d.ts': 'export declare const slots: { profile: string };' },
      '"slots" of ./slots/v1',
    ],
  ])('%s', async (_, change, sentence) => {
    expect(await problems(shellTypes(), remote(remoteTypes(change as Record<string, string>)))).toEqual([
      expect.stringContaining(sentence),
    ]);
  });

  test('a declaration for a contract that the shell does not know', async () => {
    const quiz = remote();
    const older = shellTypes({
      'libs/contracts/src/index.d.ts': (shellTypes().files['libs/contracts/src/index.d.ts'] ?? '').replace(
        'contract: 1',
        'contract: 7',
      ),
    });
    expect(await problems(older, quiz)).toEqual([
      expect.stringContaining('The declaration of quiz 1.0.0 is not one that the live shell knows'),
    ]);
  });

  test('several things at once, each with its remote', async () => {
    const shell = withSignOut('(): void');
    const quiz = remote();
    const exam = { ...remote(), name: 'exam', label: 'exam 2.0.0' };
    const found = await typeProblems({ name: 'this shell', types: shell, remedy: () => 'Keep it.' }, [
      quiz,
      exam,
    ]);
    expect(found).toEqual([
      expect.stringContaining('quiz 1.0.0 was compiled against'),
      expect.stringContaining('exam 2.0.0 was compiled against'),
    ]);
  });
});
