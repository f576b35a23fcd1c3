import { previewCalculation } from '../calculations/preview-calculation.ts';
import { readCalculations } from '../calculations/read-calculations.ts';
import { findItem } from '../find-items.ts';
import { previewItem } from '../preview.ts';
import { type Command, type ExitCode, required } from './command.ts';

export const preview: Command = async ({
  sources: { files },
  directory,
  args,
  options,
}): Promise<ExitCode> => {
  const id = required(args[0], 'the id of an item or of a template');
  const shown = { seed: options.seed ?? Date.now() % 2 ** 31, withKey: options.key };
  const { templates } = await readCalculations(directory);
  const calculation = templates.find(({ template }) => template.id === id);
  console.log(
    calculation ? previewCalculation(calculation, shown) : previewItem(findItem(files, id).item, shown),
  );
  return 0;
};
