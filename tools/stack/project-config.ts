import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import * as z from 'zod';

const templateSchema = z.object({ subject: z.string(), content_path: z.string() });

const configSchema = z.object({
  api: z
    .object({
      schemas: z.array(z.string()).default(['public']),
      max_rows: z.number().default(1000),
    })
    .prefault({}),
  storage: z.object({ file_size_limit: z.string().default('5MiB') }).prefault({}),
  auth: z
    .object({
      jwt_expiry: z.number().default(3600),
      minimum_password_length: z.number().default(6),
      enable_signup: z.boolean().default(true),
      mfa: z
        .object({
          max_enrolled_factors: z.number().default(10),
          totp: z
            .object({
              enroll_enabled: z.boolean().default(false),
              verify_enabled: z.boolean().default(false),
            })
            .prefault({}),
        })
        .prefault({}),
      email: z
        .object({
          enable_confirmations: z.boolean().default(true),
          double_confirm_changes: z.boolean().default(true),
          otp_length: z.number().default(6),
          otp_expiry: z.number().default(3600),
          max_frequency: z.string().default('1m0s').transform(seconds),
          notification: z
            .record(z.string(), templateSchema.extend({ enabled: z.boolean().default(false) }))
            .default({}),
          template: z.record(z.string(), templateSchema).default({}),
        })
        .prefault({}),
    })
    .prefault({}),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean().default(true) })).default({}),
});

/** What the stack uses of supabase/config.toml; the rest of the file is for the Supabase CLI. */
export type ProjectConfig = z.infer<typeof configSchema>;

/** Reads config.toml of a supabase folder; the defaults when there is none. Rejects when it is not valid. */
export async function readProjectConfig(supabaseDirectory: string): Promise<ProjectConfig> {
  const text = await readFile(join(supabaseDirectory, 'config.toml'), 'utf8').catch(() => '');
  return configSchema.parse(parse(text));
}

/** A duration as the CLI writes it ("1m0s", "10s") in seconds. */
function seconds(text: string): number {
  const [, minutes = '0', rest = '0'] = /^(?:(\d+)m)?(?:(\d+)s)?$/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(rest);
}
