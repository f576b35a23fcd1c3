import { findHoles } from '../blueprint/coverage.ts';
import { readBlueprint } from '../blueprint/read-blueprint.ts';
import { checkCalculations } from '../calculations/check-calculations.ts';
import { readCalculations } from '../calculations/read-calculations.ts';
import { checkAlike } from '../checks/check-alike.ts';
import { checkBank } from '../checks/check-bank.ts';
import { checkMetadata } from '../checks/check-metadata.ts';
import { readAlikePairs } from '../checks/read-alike-pairs.ts';
import { checkCueFigures, checkCues } from '../checks/check-cues.ts';
import { pluralize } from '../pluralize.ts';
import { formatProblem } from '../problem.ts';
import { checkPublishedCorrections } from '../reference/check-published-corrections.ts';
import { checkReference } from '../reference/check-reference.ts';
import { checkSynonyms } from '../reference/check-synonyms.ts';
import { readReference } from '../reference/read-reference.ts';
import { checkReadings } from '../readings/check-readings.ts';
import { readReadings } from '../readings/readings-file.ts';
import { listItems } from '../source-file.ts';
import { checkVariety } from '../variety.ts';
import type { Command } from './command.ts';

export const check: Command = async ({ sources: { files, problems: unreadable }, directory }) => {
  const items = listItems(files);
  const unread = checkReadings(items, await readReadings(directory));
  const calculations = await readCalculations(directory);
  const reference = await readReference(directory);
  const { blueprint, problems: faults } = await readBlueprint(directory);
  const problems = [
    ...unreadable,
    ...checkBank(files),
    ...checkMetadata(items),
    ...checkAlike(items, await readAlikePairs(directory)),
    ...checkCues(items),
    ...checkCueFigures(items),
    ...checkVariety(items),
    ...unread,
    ...faults,
    ...(blueprint ? findHoles(items, blueprint) : []),
    ...calculations.problems,
    ...checkCalculations(calculations.templates, items),
    ...reference.problems,
    ...checkReference(reference.files, new Date().toISOString().slice(0, 10)),
    ...checkPublishedCorrections(items, reference.files),
    ...(await checkSynonyms(directory)),
  ];
  for (const problem of problems) console.log(formatProblem(problem));
  const errors = problems.filter(({ level }) => level === 'error').length;
  const entries = reference.files.flatMap((file) => file.reference.entries);
  console.log(
    `${items.length} items in ${files.length} files, ${calculations.templates.length} templates of calculations, ${entries.length} reference entries: ${pluralize(errors, 'error')}, ${pluralize(problems.length - errors, 'warning')}.`,
  );
  return errors > 0 ? 1 : 0;
};
