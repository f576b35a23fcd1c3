import { readFileSync } from 'node:fs';
import { siteConfigSchema } from '@revisoins/contracts';
import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { parseJson } from './parse-json.ts';
import type { SitePaths } from './site-paths.ts';

const origin = z
  .url()
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'an origin such as https://quiz.example, without a path',
  );

/** site.json: the operator's settings of a site. */
export const siteFileSchema = z.strictObject({
  /** Inlined in the shell's page. */
  config: siteConfigSchema,
  /** The origin that serves each remote's folder, by the remote's name. */
  origins: z.record(z.string(), origin),
  /**
   * Where to report vulnerabilities: a URI such as mailto:securite@revisoins.example. Published as
   * /.well-known/security.txt.
   */
  securityContact: z
    .url({
      protocol: /^(mailto|https|tel)$/,
      error: 'an address such as mailto:securite@revisoins.example, or an https one',
    })
    .optional(),
  /** Size limits for remotes on this site, regardless of their declarations. */
  limits: z
    .strictObject({
      /** Brotli bytes of remoteEntry.js. */
      entry: z.int().positive().optional(),
      /** Bytes of all files of a version. */
      version: z.int().positive().optional(),
    })
    .optional(),
});
export type SiteFile = z.infer<typeof siteFileSchema>;

/** The limits of a site, with defaults for those that site.json omits. Pure. */
export const readLimits = ({ limits }: Pick<SiteFile, 'limits'>) => ({
  entry: limits?.entry ?? 12_288,
  version: limits?.version ?? 20_000_000,
});

/** Refuses when the file is missing or wrong, and explains what to write in it. */
export function readSiteFile({ siteFile, folder }: SitePaths): SiteFile {
  let text: string;
  try {
    text = readFileSync(siteFile, 'utf8');
  } catch {
    throw new Refusal(
      `${folder} is not a site: it has no site.json. "npm start" makes the local one; for another, write site.json (docs/guides/operator.md), then run "npm run remote -- publish shell --site ${folder}".`,
    );
  }
  const parsed = siteFileSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues
    .map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`)
    .join('; ');
  throw new Refusal(
    `${siteFile} is not valid (${issues}). Correct it; docs/guides/operator.md has an example.`,
  );
}
