import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { UsageError } from '@revisoins/workspace/cli';
import * as z from 'zod';
import { openOperatorApi } from '../health/operator-api.ts';
import { listItems } from '../source-file.ts';
import { type Command, type ExitCode, required } from './command.ts';

const outcome = z.strictObject({
  outcome: z.enum(['voided', 'already']),
  versions: z.array(z.int()),
  attempts: z.int(),
  learners: z.int(),
});

async function isConfirmed(id: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new UsageError('--yes is needed where nobody can be asked: there is no way back');
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const said = await lines.question(`There is no way back. Type ${id} to take it out: `);
  lines.close();
  return said.trim() === id;
}

/** Takes an item out of a running site and of every result that counted it. */
export const voidItem: Command = async ({ sources: { files }, args, options }): Promise<ExitCode> => {
  const id = required(args[0], 'the id of the item');
  const reasonFr = required(options.reasonFr, '--reason-fr <text>');
  const reasonEn = required(options.reasonEn, '--reason-en <text>');
  const by = options.by ?? userInfo().username;
  const call = await openOperatorApi(options.apiUrl);
  const source = listItems(files).find(({ item }) => item.id === id);
  console.log(
    source ? `${source.file} ${id}: ${source.item.fr.stem}` : `${id} is not in the files of this bank.`,
  );
  console.log(`Learners will read:\n  ${reasonFr}\n  ${reasonEn}`);
  console.log(`The record will name: ${by}`);
  if (!options.yes && !(await isConfirmed(id))) {
    console.log('Nothing was changed.');
    return 1;
  }
  const {
    outcome: result,
    versions,
    attempts,
    learners,
  } = outcome.parse(
    await call('void_item', {
      item_id: id,
      reason_fr: reasonFr,
      reason_en: reasonEn,
      voided_by: by,
      version: options.onlyVersion ?? null,
    }),
  );
  console.log(
    result === 'already'
      ? `${id} was taken out before: nothing was changed.`
      : `${id}, version ${versions.join(', ')}, is taken out: ${attempts} results changed, ${learners} learners were told.`,
  );
  if (source)
    console.log(`Delete it from ${source.file}, or correct it as a new version, and load the bank.`);
  return 0;
};
