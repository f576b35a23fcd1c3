import * as z from 'zod';
import { findImports } from './find-imports.ts';
import { resolveSpecifier } from './specifiers.ts';

const path = z
  .string()
  .regex(/^(?!.*(^|\/)\.\.?\/)[\w@.-]+(\/[\w@.-]+)*\.d\.ts$/, 'a relative path of a declaration file');
const names = z.array(z.string().regex(/^(\*|[A-Za-z_$][\w$]*)$/, 'a name, or * for all'));

function danglingImports(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    try {
      return findImports(file, text)
        .map(({ specifier }) => specifier)
        .filter(
          (specifier) => /^[./]/.test(specifier) && files[resolveSpecifier(file, specifier)] === undefined,
        )
        .map((specifier) => `${file} refers to ${specifier}, which is not there`);
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

/**
 * types.json, which every build contains: the declaration files of what the build was compiled against or
 * provides, and of what it exposes. Our own packages are referred to by paths, so that the types of two
 * builds can be in one program.
 */
export const typesFileSchema = z
  .strictObject({
    schema: z.literal(1),
    /** Texts of declaration files, by path. */
    files: z.record(path, z.string()),
    /** The file of each library, by the name of its package. */
    libraries: z.record(z.string(), path),
    /** The file of each exposed module, by its id. Empty for a host. */
    exposes: z.record(z.string(), path),
    /** What the source imports from each shared library; `*` for all of it. Empty for a host. */
    uses: z.record(z.string(), z.strictObject({ values: names, types: names })),
  })
  .superRefine(({ files, libraries, exposes, uses }, context) => {
    const missing = [...Object.values(libraries), ...Object.values(exposes)].filter(
      (file) => files[file] === undefined,
    );
    const unknown = Object.keys(uses).filter((library) => libraries[library] === undefined);
    for (const file of missing) context.addIssue(`${file} is not there`);
    for (const library of unknown) context.addIssue(`${library} is used, and its types are not there`);
    for (const problem of danglingImports(files)) context.addIssue(problem);
  });

export type TypesFile = z.infer<typeof typesFileSchema>;

/** The name of the file in a build's folder. */
export const TYPES_FILE = 'types.json';
