import { previewNameSchema } from '@revisoins/contracts';
import * as z from 'zod';

/** What a team may ask of a site over the network; everything else stays with the operator. */
const requestSchema = z.strictObject({
  command: z.enum(['publish', 'check', 'promote', 'rollback', 'list', 'previews']),
  traffic: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
  tag: z
    .string()
    .regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,39}$/)
    .optional(),
  /** For `promote`: an id of a version. */
  version: z
    .string()
    .regex(/^\d[\w.+-]{0,80}$/)
    .optional(),
  /** For `publish`: the name of a preview. */
  preview: z.optional(previewNameSchema),
  /** For `previews`: the one to remove. */
  remove: z.optional(previewNameSchema),
  /** The address of the site, as the team knows it. */
  address: z
    .string()
    .regex(/^https?:\/\/[\w.:[\]-]{1,200}$/)
    .optional(),
  'dry-run': z.literal('true').optional(),
});

export interface PublicationRequest {
  /** The remote that the key belongs to. */
  remote: string;
  /** The fields of the form, without its files. */
  fields: Record<string, string>;
  /** Where the files of the build are. */
  folder: string;
  site: string;
}

/** The command line of the release tool for a request; undefined when it asks for something else. Pure. */
export function publicationWords({ remote, fields, folder, site }: PublicationRequest): string[] | undefined {
  const parsed = requestSchema.safeParse(fields);
  if (!parsed.success) return undefined;
  const { command, version, traffic, tag, preview, remove, address } = parsed.data;
  const builds = command === 'publish' || command === 'check';
  const links = command === 'previews' || (command === 'publish' && preview !== undefined);
  return [
    command,
    remote,
    ...(command === 'promote' && version !== undefined ? [version] : []),
    '--site',
    site,
    ...(builds ? ['--from', folder] : []),
    // A preview is for looking at what may not be ready yet.
    ...(builds && preview === undefined ? ['--conformance'] : []),
    ...(traffic !== undefined && (command === 'publish' || command === 'promote')
      ? ['--traffic', traffic]
      : []),
    ...(tag !== undefined && command === 'publish' ? ['--tag', tag] : []),
    ...(preview !== undefined && command === 'publish' ? ['--preview', preview] : []),
    ...(remove !== undefined && command === 'previews' ? ['--remove', remove] : []),
    ...(address !== undefined && links ? ['--address', address] : []),
    ...(parsed.data['dry-run'] ? ['--dry-run'] : []),
  ];
}
