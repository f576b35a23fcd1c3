import { findItem } from '../find-items.ts';
import { previewItem } from '../preview.ts';
import { type Command, wanted } from './command.ts';

export const preview: Command = ({ sources: { files }, args, options }) => {
  const { item } = findItem(files, wanted(args[0], 'the id of an item'));
  console.log(previewItem(item, { seed: options.seed ?? Date.now() % 2 ** 31, withKey: options.key }));
  return 0;
};
