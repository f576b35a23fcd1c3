import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Row } from './database/database.ts';
import { confirmEmailChange } from './email-change.ts';
import { generateKeys, type Keys } from './keys.ts';
import { openTestDatabase } from './testing/open-test-database.ts';
import { type ProjectConfig, readProjectConfig } from './project-config.ts';

const supabaseDir = fileURLToPath(new URL('./fixtures/supabase', import.meta.url));
let database: Database;
let keys: Keys;
let config: ProjectConfig;
beforeAll(async () => {
  [database, keys, config] = await Promise.all([
    openTestDatabase(supabaseDir),
    generateKeys(),
    readProjectConfig(supabaseDir),
  ]);
});
afterAll(() => database?.close());

/** A database that answers nobody's first statement before all have sent theirs. */
function answeringAtOnce(callers: number): Database {
  let asked = 0;
  let answerAll = (): void => undefined;
  const haveAllAsked = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  return {
    ...database,
    async query(sql: string, parameters?: readonly unknown[]): Promise<Row[]> {
      const rows = await database.query(sql, parameters);
      asked += 1;
      if (asked === callers) answerAll();
      await haveAllAsked;
      return rows;
    },
  };
}

test.each(['old', 'new'])(
  'the link to the %s address, pressed twice at once, confirms one side of a change',
  async (link) => {
    await database.query(
      `insert into auth.users (id, email, email_change, email_change_token_current, email_change_token_new,
                               email_change_confirm_status, email_change_sent_at)
       values ($1, $2, $3, $4, $5, 0, now())`,
      [
        randomUUID(),
        `${link}@example.test`,
        `${link}-moved@example.test`,
        `old of ${link}`,
        `new of ${link}`,
      ],
    );
    const applied: string[] = [];
    const stack = {
      database: answeringAtOnce(2),
      keys,
      config,
      projectDirectory: dirname(supabaseDir),
      siteUrl: 'http://127.0.0.1',
    };
    const press = async (token_hash: string) => {
      const answer = await confirmEmailChange(
        { body: JSON.stringify({ type: 'email_change', token_hash }) },
        stack,
        async (body) => {
          applied.push(body.token_hash);
          return Response.json({});
        },
        async () => undefined,
      );
      return answer?.status;
    };
    const answers = await Promise.all([press(`${link} of ${link}`), press(`${link} of ${link}`)]);
    expect(answers.toSorted()).toEqual([200, 403]);
    expect(applied, 'nothing changes with one confirmation').toEqual([]);
    expect(await press(`${link === 'old' ? 'new' : 'old'} of ${link}`)).toBe(200);
    expect(applied).toEqual([`old of ${link}`]);
  },
);
