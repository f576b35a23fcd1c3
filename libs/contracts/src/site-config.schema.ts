import * as z from 'zod/mini';
import { embedPermissionSchema, identifier } from './remote-declaration.schema.ts';

/** Such as `https://www.cegep.example`: scheme, host and port, as a browser writes them, and nothing after. */
const origin = z
  .string()
  .check(
    z.refine(
      (value) => /^https?:[^*]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value,
      'an origin such as https://www.cegep.example',
    ),
  );

/** What the operator of a site sets; inlined in the host's HTML, so that one build serves every site. */
export const siteConfigSchema = z.strictObject({
  /** Origin of the backend's API. */
  apiUrl: z.url(),
  /** The backend's public key; safe to show. */
  publishableKey: z.string().check(z.minLength(1)),
  /** Where people reach the site, such as https://revisoins.example. For crawlers and shared links, which get no addresses without it. */
  publicUrl: z.optional(origin),
  embedding: z.optional(
    z.strictObject({
      /** Who may embed a part of the site in their own pages. Without it, nobody may. */
      parents: z.array(origin),
      /** Permissions that the frame of a remote does not get, by the remote's name, whatever its declaration asks for. */
      refused: z.optional(z.record(identifier, z.array(embedPermissionSchema))),
    }),
  ),
  /** Where the platform's events go (POST, JSON, no personal data). Without it, they are not sent. */
  telemetryUrl: z.optional(z.url()),
  /** Origins from which a team may run its own build of a remote inside this site, such as http://localhost:4201. */
  overrideOrigins: z.optional(z.array(origin)),
  /** Id of the third-party voice agent. Without it, the voice page shows none. */
  voiceAgentId: z.optional(z.string().check(z.minLength(1))),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;
