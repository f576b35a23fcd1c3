import { previewNameSchema } from '@revisoins/contracts';
import * as z from 'zod';
import { GUIDE } from '../gate/declaration/read-declaration.ts';
import { SITE_GUIDE } from '../sdk-paths.ts';

/** What may follow a version's number: `--tag` of a publication. */
export const TAG_PATTERN = /^[0-9A-Za-z][0-9A-Za-z.-]{0,39}$/;

const option = (pattern: RegExp, takes: string) =>
  z
    .string()
    .regex(pattern, { error: ({ input }) => `${takes}, not "${input}".` })
    .optional();

const preview = (name: string) =>
  z
    .string()
    .refine((text) => previewNameSchema.safeParse(text).success, {
      error: ({ input }) =>
        `--${name} takes lower case letters, digits and hyphens, 40 at most, not "${input}".`,
    })
    .optional();

/** What a team may ask of a site over the network; everything else stays with the operator. */
const requestSchema = z.strictObject({
  command: z.enum(['publish', 'check', 'promote', 'rollback', 'list', 'previews']),
  traffic: option(/^\d{1,3}$/, '--traffic takes a whole number from 0 to 100'),
  tag: option(TAG_PATTERN, '--tag takes letters, digits, dots and hyphens, 40 at most'),
  version: option(/^\d[\w.+-]{0,80}$/, 'promote takes the id of a version, such as 0.1.0-4039e571'),
  /** For `publish`: the name of a preview. */
  preview: preview('preview'),
  /** For `previews`: the one to remove. */
  remove: preview('remove'),
  /** The address of the site, as the team knows it. */
  address: z
    .string()
    .regex(/^https?:\/\/[\w.:[\]-]{1,200}$/)
    .optional(),
  'dry-run': z.literal('true').optional(),
});

/** A request that names a command of the operator, or that none of our programs sends. */
const OTHER =
  'A team may publish, check, promote, rollback, list and see its previews; the rest is for the operator.';

export interface PublicationRequest {
  /** The remote that the key belongs to. */
  remote: string;
  /** The fields of the form, without its files. */
  fields: Record<string, string>;
  /** Where the files of the build are. */
  folder: string;
  site: string;
}

/** The command line of the release tool for a request, or a sentence about what is wrong with it. Pure. */
export function publicationWords({
  remote,
  fields,
  folder,
  site,
}: PublicationRequest): { words: string[]; site: string | undefined } | { problem: string } {
  const parsed = requestSchema.safeParse(fields);
  if (!parsed.success) {
    const odd = parsed.error.issues.find(({ message }) => message.includes(' takes '));
    return { problem: odd?.message ?? OTHER };
  }
  const { command, version, traffic, tag, preview: name, remove, address } = parsed.data;
  const builds = command === 'publish' || command === 'check';
  const links = command === 'previews' || (command === 'publish' && name !== undefined);
  const words = [
    command,
    remote,
    ...(command === 'promote' && version !== undefined ? [version] : []),
    '--site',
    site,
    ...(builds ? ['--from', folder] : []),
    // A preview is for looking at what may not be ready yet.
    ...(builds && name === undefined ? ['--conformance'] : []),
    ...(traffic !== undefined && (command === 'publish' || command === 'promote')
      ? ['--traffic', traffic]
      : []),
    ...(tag !== undefined && command === 'publish' ? ['--tag', tag] : []),
    ...(name !== undefined && command === 'publish' ? ['--preview', name] : []),
    ...(remove !== undefined && command === 'previews' ? ['--remove', remove] : []),
    ...(address !== undefined && links ? ['--address', address] : []),
    ...(parsed.data['dry-run'] ? ['--dry-run'] : []),
  ];
  return { words, site: address };
}

/**
 * What the release tool prints, with the commands and the guide that a team has in place of the operator's.
 * `site` is the address of the site, if the team said it. Pure.
 */
export const inTeamWords = (text: string, remote: string, site?: string): string =>
  text
    .replaceAll(
      new RegExp(`npm run remote -- (publish|promote|rollback|list|previews) ${remote}\\b(?!-)`, 'g'),
      'npm run release -- $1',
    )
    .replaceAll(new RegExp(`npm run dev -- ${remote}\\b(?!-)`, 'g'), 'npm run dev')
    .replaceAll(GUIDE, `${site ?? ''}${SITE_GUIDE}`);
