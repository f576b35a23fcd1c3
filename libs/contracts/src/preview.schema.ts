import * as z from 'zod/mini';
import { registeredVersionSchema } from './registry.schema.ts';

/** The folder of a site's previews, at the shell's origin. */
export const PREVIEWS_FOLDER = 'previews';

/** The name that a team gives a preview, such as its branch: part of folders and addresses. */
export const previewNameSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

/** `/previews/<remote>/<name>/preview.json` of a site: a build for people who open its link. */
export const previewSchema = z.strictObject({
  schema: z.literal(1),
  created: z.iso.datetime(),
  /** The time from which it is no longer served. */
  expires: z.iso.datetime(),
  /** The folder of its files, beside this one: named after their content. */
  folder: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  /** The build as a registry lists it, without its address. */
  build: z.omit(registeredVersionSchema, { base: true, unchanged: true }),
});

/** The description of a preview. */
export type Preview = z.infer<typeof previewSchema>;
