import * as z from 'zod';

/** `/sdk/index.json` of a site: which packages it serves, for which contract. */
export const indexFileSchema = z.object({
  schema: z.literal(1),
  /** The agreement between hosts and remotes that the packages are for. */
  contract: z.int(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      /** The name of the tarball, beside this file. */
      file: z.string().regex(/^[\w.-]+\.tgz$/),
      /** As npm writes it into a lockfile. */
      integrity: z.string().regex(/^sha512-/),
    }),
  ),
});
export type IndexFile = z.infer<typeof indexFileSchema>;

export const INDEX_FILE = 'index.json';
