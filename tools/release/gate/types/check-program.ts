import { exposedIds, satisfies, type RegisteredVersion } from '@revisoins/contracts';
import { findImports } from '@revisoins/types/find-imports';
import type { TypesFile } from '@revisoins/types/types-file.schema';
import { placeFiles, type PlacedFiles } from './place-files.ts';

export interface TypedHost {
  /** Its name in sentences. */
  name: string;
  types: TypesFile;
  /** What to do about a remote that does not fit, as a sentence. */
  remedy(remote: TypedRemote): string;
}

export interface TypedRemote {
  name: string;
  /** The name, with the version if it is published. */
  label: string;
  declaration: RegisteredVersion['declaration'];
  /** Its requirements: name and range. */
  shared: Record<string, string>;
  types: TypesFile;
}

export interface CheckLine {
  code: string;
  /** Of several lines about the same subject, the first that fails is reported. */
  subject: string;
  /** What an error of the compiler on this line means. */
  describe(detail: string): string;
}

export interface CheckProgram {
  /** Declaration files by path. */
  files: Record<string, string>;
  lines: CheckLine[];
}

const CONTRACTS = '@revisoins/contracts';
const ROUTER = '@revisoins/router';
const HOST = '@revisoins/host';

/** The names that files import from foreign packages. */
function foreignNames(files: Record<string, string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { specifier, names } of Object.entries(files).flatMap(([file, text]) =>
    findImports(file, text),
  )) {
    if (specifier.startsWith('.')) continue;
    const taken = found.get(specifier) ?? new Set();
    for (const { name } of names) if (name !== '*') taken.add(name);
    found.set(specifier, taken);
  }
  return found;
}

const moduleAt = ({ places }: PlacedFiles, file = 'missing.d.ts') =>
  JSON.stringify(`./${places[file] ?? file}`.replace(/\.d\.ts$/, '.ts'));

/**
 * The file of a library as a host provides it to a remote: the current version, or the earlier one in the
 * remote's range.
 */
function providedFile({ types }: TypedHost, { shared }: TypedRemote, library: string): string | undefined {
  const earlier = Object.keys(types.libraries).find(
    (name) =>
      name.startsWith(`${library}/`) && satisfies(name.slice(library.length + 1), shared[library] ?? ''),
  );
  return types.libraries[earlier ?? library];
}

/** What a remote takes from its host. Lines name types by `prefix` and a number. */
function usesLines(
  host: TypedHost,
  provided: PlacedFiles,
  remote: TypedRemote,
  compiled: PlacedFiles,
  prefix: string,
): CheckLine[] {
  const remedy = host.remedy(remote);
  let count = 0;
  const next = () => `${prefix}u${(count += 1)}`;
  return Object.entries(remote.types.uses).flatMap(([library, { values, types }]) => {
    const there = next();
    const here = next();
    const from = moduleAt(provided, providedFile(host, remote, library));
    const whole = `${remote.label} ${library}`;
    const imports: CheckLine[] = [
      {
        code: `import type * as ${there} from ${from};`,
        subject: whole,
        describe: () => `${remote.label} uses ${library}, which ${host.name} does not provide. ${remedy}`,
      },
      {
        code: `import type * as ${here} from ${moduleAt(compiled, remote.types.libraries[library])};`,
        subject: whole,
        describe: () => `The types of ${remote.label} do not say what ${library} is. Build it again.`,
      },
    ];
    const gone = (name: string) => () =>
      `${remote.label} uses ${name} of ${library}, which ${host.name} does not have. ${remedy}`;
    const lines = [
      ...values.map((name) => [name, false] as const),
      ...types.map((name) => [name, true] as const),
    ].flatMap(([name, isType]): CheckLine[] => {
      const subject = `${whole} ${name}`;
      const member = name === '*' ? '' : `.${name}`;
      const called = name === '*' ? library : `${name} of ${library}`;
      if (isType)
        return [
          {
            code:
              name === '*'
                ? `export type ${next()} = typeof ${there};`
                : `export type { ${name} as ${next()} } from ${from};`,
            subject,
            describe: gone(`the type ${name}`),
          },
        ];
      return [
        { code: `export type ${next()} = typeof ${there}${member};`, subject, describe: gone(name) },
        ...[
          [there, host.name],
          [here, `the types of ${remote.label}`],
        ].map(([module, where]) => ({
          code: `export const ${next()}: IsAny<typeof ${module}${member}> = false;`,
          subject,
          describe: () =>
            `${called} has no type in ${where}, so nobody knows whether ${remote.label} fits. Give it one.`,
        })),
        {
          code: `export const ${next()}: typeof ${here}${member} = null as unknown as typeof ${there}${member};`,
          subject,
          describe: (detail) =>
            `${called} in ${host.name} is not what ${remote.label} was compiled against (${detail}). ${remedy}`,
        },
      ];
    });
    return [...imports, ...lines];
  });
}

/** The exposed id of `sync`. */
const exposedSync = (declaration: TypedRemote['declaration']) =>
  'sync' in declaration ? declaration.sync : undefined;

/** What a remote gives its host: exposed modules and the declaration. */
function exposesLines(
  host: TypedHost,
  remote: TypedRemote,
  compiled: PlacedFiles,
  prefix: string,
): CheckLine[] {
  const { label, declaration, types } = remote;
  let count = 0;
  const next = () => `${prefix}e${(count += 1)}`;
  const lines = exposedIds(declaration).flatMap((expose): CheckLine[] => {
    const module = next();
    const expected: [string, string][] = [
      ...(declaration.routes.some((route) => route.expose === expose)
        ? [['routes', 'RemoteRoutes'] satisfies [string, string]]
        : []),
      ...declaration.slots
        .filter((slot) => slot.expose === expose)
        .map(({ id, slot }): [string, string] => [
          'slots',
          `Record<${JSON.stringify(id)}, ComponentType<SlotProps[${JSON.stringify(slot)}]>>`,
        ]),
      ...(exposedSync(declaration) === expose ? [['sync', 'RemoteSync'] satisfies [string, string]] : []),
    ];
    return [
      {
        code: `import type * as ${module} from ${moduleAt(compiled, types.exposes[expose])};`,
        subject: `${label} ${expose}`,
        describe: () =>
          `The types of ${label} do not say what ${expose} is, which its declaration names. Build it again.`,
      },
      ...expected.flatMap(([name, type]): CheckLine[] => {
        const describe = (detail: string) =>
          `"${name}" of ${expose} in ${label} is not what ${host.name} reads (${detail}). ${host.remedy(remote)}`;
        const subject = `${label} ${expose} ${type}`;
        return [
          {
            code: `export const ${next()}: ${type} = null as unknown as typeof ${module}.${name};`,
            subject,
            describe,
          },
          {
            code: `export const ${next()}: IsAny<typeof ${module}.${name}> = false;`,
            subject,
            describe: () => describe('it has no type'),
          },
        ];
      }),
    ];
  });
  const code = `export const ${next()}: RegisteredVersion['declaration'] = ${JSON.stringify(declaration)};`;
  return [
    ...lines,
    {
      code,
      subject: `${label} declaration`,
      describe: (detail) =>
        `The declaration of ${label} is not one that ${host.name} knows (${detail}). ${host.remedy(remote)}`,
    },
  ];
}

/** Imports from foreign packages must exist: TypeScript would silently treat a missing one as any. */
function foreignLines(files: Record<string, string>): CheckLine[] {
  let count = 0;
  return [...foreignNames(files)].map(([specifier, names]) => ({
    code: `export type { ${[...names].map((name) => `${name} as f${(count += 1)}`).join(', ')} } from ${JSON.stringify(specifier)};`,
    subject: specifier,
    describe: (detail) =>
      `The types need another version of "${specifier}" than the one installed here (${detail}). Run this in the newer of the trees, with its packages installed.`,
  }));
}

/**
 * A program that compiles only when remotes fit a host: the host provides what they were compiled against,
 * every type that they name exists, they expose what the host reads, and the host understands their
 * declaration. Pure.
 */
export function checkProgram(host: TypedHost, remotes: readonly TypedRemote[]): CheckProgram {
  const provided = placeFiles(host.types.files);
  const reads = (code: string, library: string): CheckLine => ({
    code: `import type { ${code} } from ${moduleAt(provided, host.types.libraries[library])};`,
    subject: library,
    describe: () =>
      `The types of ${host.name} do not say what ${code} of ${library} is. Publish the shell again: "npm run remote -- publish shell".`,
  });
  const placed = remotes.map((remote, index) => ({
    remote,
    compiled: placeFiles(remote.types.files),
    prefix: `r${index}`,
  }));
  const files = Object.assign(
    { ...provided.texts },
    ...placed.map(({ compiled }) => compiled.texts),
  ) as Record<string, string>;
  return {
    files,
    lines: [
      ...foreignLines({ ...files, 'react.d.ts': "import type { ComponentType } from 'react';" }),
      reads('RegisteredVersion', CONTRACTS),
      reads('RemoteRoutes', ROUTER),
      ...(remotes.some(({ declaration }) => exposedSync(declaration) !== undefined)
        ? [reads('RemoteSync', HOST)]
        : []),
      ...(remotes.some(({ declaration }) => declaration.slots.length > 0)
        ? [reads('SlotProps', CONTRACTS)]
        : []),
      { code: "import type { ComponentType } from 'react';", subject: 'react', describe: (detail) => detail },
      {
        code: 'type IsAny<Type> = 0 extends 1 & Type ? true : false;',
        subject: 'any',
        describe: (detail) => detail,
      },
      ...placed.flatMap(({ remote, compiled, prefix }) => [
        ...usesLines(host, provided, remote, compiled, prefix),
        ...exposesLines(host, remote, compiled, prefix),
      ]),
    ],
  };
}
