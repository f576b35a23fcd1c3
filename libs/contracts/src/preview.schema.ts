import * as z from 'zod/mini';
import { registeredVersionSchema } from './registry.schema.ts';

/** Where a site has its previews: a folder at the shell's origin. */
export const PREVIEWS_FOLDER = 'previews';

/** What a team calls a preview, such as its branch: part of folders and addresses. */
export const previewNameSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

/** `/previews/<remote>/<name>/preview.json` of a site: a build for whoever opens the link to it. */
export const previewSchema = z.strictObject({
  schema: z.literal(1),
  created: z.iso.datetime(),
  /** From then on nobody is given it. */
  expires: z.iso.datetime(),
  /** The folder of its files, beside this one: named after their content. */
  folder: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  /** The build as a registry lists it, without its address. */
  build: z.omit(registeredVersionSchema, { base: true, unchanged: true }),
});

export type Preview = z.infer<typeof previewSchema>;
