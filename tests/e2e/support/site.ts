import * as z from 'zod';

const environment = z.object({
  SHELL_URL: z.url(),
  API_URL: z.url(),
  MAILBOX_URL: z.url(),
  INSTITUTION_URL: z.url(),
  PUBLISHABLE_KEY: z.string(),
  SECRET_KEY: z.string(),
  REMOTE_URLS: z.string().transform((text) => z.record(z.string(), z.url()).parse(JSON.parse(text))),
});

const parsed = environment.parse(process.env);

/** The running site under test. */
export const site = {
  shell: parsed.SHELL_URL,
  api: parsed.API_URL,
  mailbox: parsed.MAILBOX_URL,
  /** An example institution that may embed the site. */
  institution: parsed.INSTITUTION_URL,
  publishableKey: parsed.PUBLISHABLE_KEY,
  /** The operator's. */
  secretKey: parsed.SECRET_KEY,
  remotes: parsed.REMOTE_URLS,
};
