import { findFile } from '../find-items.ts';
import { newItem, rarestKey } from '../new-item.ts';
import { nextId } from '../next-id.ts';
import { readReadings } from '../readings/readings-file.ts';
import { listItems } from '../source-file.ts';
import { writeBankFile } from '../write-bank-file.ts';
import { type Command, type ExitCode, required } from './command.ts';

export const add: Command = async ({ sources: { files }, directory, args }): Promise<ExitCode> => {
  const file = findFile(files, required(args[0], 'the file to add to'));
  const everGiven = (await readReadings(directory)).map(({ id }) => id);
  const item = newItem(nextId(file, everGiven), rarestKey(listItems(files)));
  await writeBankFile(directory, {
    name: file.name,
    bank: { ...file.bank, items: [...file.bank.items, item] },
  });
  console.log(
    `${item.id} added to ${file.name}, its key "${item.key}". Write its texts, then: npm run content -- check`,
  );
  return 0;
};
