import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { UsageError } from '@revisoins/workspace/cli';
import * as z from 'zod';
import { readCalculations } from '../calculations/read-calculations.ts';
import { openOperatorApi } from '../health/operator-api.ts';
import { listItems } from '../source-file.ts';
import { type Command, type CommandInput, type ExitCode, required } from './command.ts';

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

/** The function that takes an item or a template out, with its own arguments, and how the files name it. */
async function findSubject(
  id: string,
  { sources: { files }, directory }: CommandInput,
  onlyVersion: number | undefined,
) {
  const { templates } = await readCalculations(directory);
  const calculation = templates.find(({ template }) => template.id === id);
  if (calculation) {
    const { version, objective } = calculation.template;
    const versions = Array.from({ length: version }, (_, earlier) => earlier + 1);
    const asked = { asks_fr: objective.fr, asks_en: objective.en };
    return {
      file: calculation.file,
      words: objective.fr,
      name: 'void_calculation',
      args: { template: id, versions: onlyVersion === undefined ? versions : [onlyVersion], ...asked },
    };
  }
  const source = listItems(files).find(({ item }) => item.id === id);
  return {
    file: source?.file ?? null,
    words: source?.item.fr.stem ?? '',
    name: 'void_item',
    args: { item_id: id, version: onlyVersion ?? null },
  };
}

/** Takes an item or a template out of a running site and of every result that counted it. */
export const voidItem: Command = async (input): Promise<ExitCode> => {
  const { args, options } = input;
  const id = required(args[0], 'the id of the item or template');
  const reasonFr = required(options.reasonFr, '--reason-fr <text>');
  const reasonEn = required(options.reasonEn, '--reason-en <text>');
  const by = options.by ?? userInfo().username;
  const call = await openOperatorApi(options.apiUrl);
  const subject = await findSubject(id, input, options.onlyVersion);
  console.log(
    subject.file === null
      ? `${id} is not in the files of this bank.`
      : `${subject.file} ${id}: ${subject.words}`,
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
    await call(subject.name, {
      ...subject.args,
      reason_fr: reasonFr,
      reason_en: reasonEn,
      voided_by: by,
    }),
  );
  console.log(
    result === 'already'
      ? `${id} was taken out before: nothing was changed.`
      : `${id}, version ${versions.join(', ')}, is taken out. Results that changed: ${attempts}; learners who were notified: ${learners}.`,
  );
  if (subject.name === 'void_calculation')
    console.log(
      `Delete it from ${subject.file}, or correct it as a new version, and release the quiz: until then practice quizzes in other sites ask it.`,
    );
  else if (subject.file !== null)
    console.log(`Delete it from ${subject.file}, or correct it as a new version, and load the bank.`);
  return 0;
};
