import * as z from 'zod/mini';
import { embedPermissionSchema, identifier } from './remote-declaration.schema.ts';

/**
 * Such as `https://www.cegep.example`: scheme, host and port, in the browser's spelling, and nothing after.
 */
const origin = z
  .string()
  .check(
    z.refine(
      (value) => /^https?:[^*]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value,
      'an origin such as https://www.cegep.example',
    ),
  );

const settingName = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/));

const remoteSettings = z.strictObject({
  /** Settings that its team names; the remote reads and checks them (`remoteSettings`). Public. */
  settings: z.optional(z.record(settingName, z.string().check(z.minLength(1), z.maxLength(300)))),
  /**
   * Lets the site's pages show, in a frame, a page at the origin of a remote, with these permissions. Without
   * it, they frame nothing.
   */
  frame: z.optional(z.array(embedPermissionSchema)),
});

/**
 * What the operator of a site configures; inlined in the host's HTML, so that one build serves every site.
 */
export const siteConfigSchema = z.strictObject({
  /** Origin of the backend's API. */
  apiUrl: z.url(),
  /** The backend's public key; safe to show. */
  publishableKey: z.string().check(z.minLength(1)),
  /**
   * The public address, such as https://revisoins.example. For crawlers and shared links, which get no
   * addresses without it.
   */
  publicUrl: z.optional(origin),
  embedding: z.optional(
    z.strictObject({
      /** Who may embed parts of the site in their own pages. Without it, nobody. */
      parents: z.array(origin),
      /**
       * Permissions withheld from the frame of a remote, by the remote's name, whatever its declaration asks
       * for.
       */
      refused: z.optional(z.record(identifier, z.array(embedPermissionSchema))),
    }),
  ),
  /** Where the platform's events are sent (POST, JSON, no personal data). Without it, they are not sent. */
  telemetryUrl: z.optional(z.url()),
  /**
   * Origins where a team may serve its own build of a remote to this site, such as http://localhost:4201.
   */
  overrideOrigins: z.optional(z.array(origin)),
  /** What single remotes may and know, by the remote's name. */
  remotes: z.optional(z.record(identifier, remoteSettings)),
});

/** The operator's settings of a site that its pages contain. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;
