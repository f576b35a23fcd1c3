import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, relative } from 'node:path';
import * as z from 'zod';
import { compile } from './compile.ts';
import { findImports, withSpecifiers } from './find-imports.ts';
import { keepMembers, NAMED_FILE, namedIn } from './named-members.ts';
import { toSpecifier, resolveSpecifier } from './specifiers.ts';
import { typesFileSchema, type TypesFile } from './types-file.schema.ts';
import { usedNames } from './used-names.ts';
import { allSources, findSource } from './workspace-packages.ts';

export interface TypesRequest {
  /** The repository, or the folder of an app outside of it. */
  root: string;
  /** Where `libs` is: the repository, or the package with the types of the shared libraries. */
  libraryRoot?: string;
  /** The app's folder. */
  directory: string;
  /** Our packages that it provides, or takes from its host. */
  libraries: readonly string[];
  /** Source files of the exposed modules by id, relative to the app's folder. */
  exposes?: Record<string, string>;
}

const declarationsSchema = z.record(z.string(), z.string());

/** A style sheet that a source imports for its effect, which is not in its types. */
const STYLE_IMPORT = /^import ['"][^'"]+\.css['"];\n?/gm;

const declarationPath = (source: string) => source.replace(/(\.d)?\.tsx?$/, '.d.ts');

/** What is declared, and whether its docstrings stay. */
type DeclarationRequest = Pick<TypesRequest, 'root' | 'libraryRoot' | 'directory'> & { comments?: boolean };

/**
 * Declaration files of everything that the entries import, by path. Throws the compiler's message when it
 * fails.
 */
export async function declare(
  { root, libraryRoot = root, directory, comments = false }: DeclarationRequest,
  entries: readonly string[],
): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-types-'));
  try {
    const outDir = join(folder, 'out');
    // Found by path rather than in node_modules: the compiler emits no declarations for what is there.
    const paths = Object.fromEntries(
      Object.entries(allSources(libraryRoot)).map(([specifier, source]) => [
        specifier,
        [join(libraryRoot, source)],
      ]),
    );
    // Errors of the source are for the type check; the declarations are the same with and without it.
    const compilerOptions = {
      noEmit: false,
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: !comments,
      newLine: 'lf',
      rootDir: root,
      outDir,
      paths,
    };
    const files = entries.map((entry) => join(root, entry));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(directory, 'tsconfig.json'),
        compilerOptions,
        files,
        include: [join(directory, 'src/**/*.d.ts')],
      }),
    );
    const messages = await compile(folder);
    if (messages.length > 0) {
      const lines = messages
        .slice(0, 10)
        .map(
          ({ file, line, sentences }) =>
            `  ${relative(root, join(folder, file))}:${line} ${sentences.join(' ')}`,
        );
      throw new Error(
        `The types of ${relative(root, directory) || 'this remote'} do not compile:\n${lines.join('\n')}`,
      );
    }
    const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.d.ts'),
    );
    return Object.fromEntries(
      names.map((name) => [
        name.replaceAll('\\', '/'),
        readFileSync(join(outDir, name), 'utf8').replaceAll(STYLE_IMPORT, ''),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files that the entries refer to, with our own packages by path; no others. */
function reachable(
  libraryRoot: string,
  entries: readonly string[],
  declared: Record<string, string>,
): Record<string, string> {
  const seen = new Set(entries);
  const files: Record<string, string> = {};
  for (const file of seen) {
    const text = withSpecifiers(file, declared[file] ?? '', (specifier) => {
      const source = findSource(libraryRoot, specifier);
      return source === undefined ? specifier : toSpecifier(file, declarationPath(source));
    });
    files[file] = text;
    for (const { specifier } of findImports(file, text))
      if (specifier.startsWith('.')) seen.add(resolveSpecifier(file, specifier));
  }
  return Object.fromEntries(
    Object.keys(files)
      .sort()
      .filter((file) => declared[file] !== undefined)
      .map((file) => [file, files[file] ?? '']),
  );
}

/** The declarations of the libraries in the package for teams outside, which has them as one file. */
const readDeclared = (folder: string): Record<string, string> =>
  declarationsSchema.parse(JSON.parse(readFileSync(join(folder, 'declarations.json'), 'utf8')));

/**
 * The types of a build. The same source gives the same types. Rejects with the compiler's message when they
 * cannot be emitted.
 */
export async function emitTypes(request: TypesRequest): Promise<TypesFile> {
  const { root, libraryRoot = root, directory, libraries, exposes = {} } = request;
  const app = relative(root, directory).replaceAll('\\', '/');
  const sources = (entries: [string, string][]) =>
    Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  const ofLibraries = sources(libraries.map((library) => [library, findSource(libraryRoot, library) ?? '']));
  const ofExposes = sources(Object.entries(exposes).map(([id, file]) => [id, posix.join(app, file)]));
  const entries = [...Object.values(ofLibraries), ...Object.values(ofExposes)];
  const declared =
    libraryRoot === root
      ? await declare(request, entries)
      : { ...readDeclared(libraryRoot), ...(await declare(request, Object.values(ofExposes))) };
  const asDeclarations = (found: Record<string, string>) =>
    Object.fromEntries(Object.entries(found).map(([key, source]) => [key, declarationPath(source)]));
  const { uses, sources: own } = usedNames(root, Object.values(ofExposes), libraries, libraryRoot);
  const files = reachable(libraryRoot, entries.map(declarationPath), declared);
  return typesFileSchema.parse({
    schema: 1,
    files: own.size > 0 ? withNamed(files, own) : files,
    libraries: asDeclarations(ofLibraries),
    exposes: asDeclarations(ofExposes),
    uses,
  });
}

/** Of what is named by strings, what a remote's sources or their declarations name. */
function withNamed(files: Record<string, string>, own: ReadonlyMap<string, string>): Record<string, string> {
  const { [NAMED_FILE]: named, ...others } = files;
  if (named === undefined) return files;
  const isNamed = namedIn(new Map([...own, ...Object.entries(others)]));
  return { ...files, [NAMED_FILE]: keepMembers(named, isNamed) };
}
