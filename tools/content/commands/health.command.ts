import { writeFile } from 'node:fs/promises';
import { FEWEST_ANSWERS } from '@revisoins/learning/item-health';
import { formatCsv } from '../exchange/csv.ts';
import {
  answeredItems,
  reportCells,
  columns,
  itemsToRead,
  leastDiscriminating,
  reportItems,
  reportTable,
} from '../health/item-report.ts';
import { openOperatorApi } from '../health/operator-api.ts';
import type { Command, ExitCode } from './command.ts';

const WORST = 10;

/** Reports what learners' answers reveal about the items of a running site. */
export const health: Command = async ({ options }): Promise<ExitCode> => {
  const call = await openOperatorApi(options.apiUrl);
  const all = reportItems(answeredItems.parse(await call('item_answers', {})));
  const reports = all.filter(({ kind }) => options.bank === undefined || kind === options.bank);
  if (options.out !== undefined) {
    const text = options.out.endsWith('.json')
      ? `${JSON.stringify(reports, null, 2)}\n`
      : formatCsv([columns, ...reports.map(reportCells)]);
    await writeFile(options.out, text);
    console.log(`${reports.length} items written to ${options.out}`);
    return 0;
  }
  if (options.json) {
    console.log(JSON.stringify(reports, null, 2));
    return 0;
  }
  const judged = reports.filter(({ health: { answers } }) => answers >= FEWEST_ANSWERS);
  const answers = reports.reduce((sum, report) => sum + report.health.answers, 0);
  console.log(
    `${reports.length} items, ${answers} first answers; ${judged.length} items have the ${FEWEST_ANSWERS} that it takes to say something.`,
  );
  const toRead = itemsToRead(reports);
  console.log(toRead.length === 0 ? '\nNothing to read again.' : `\nTo read again:\n${reportTable(toRead)}`);
  const worst = leastDiscriminating(reports, FEWEST_ANSWERS).slice(0, WORST);
  if (worst.length > 0) console.log(`\nLeast discriminating:\n${reportTable(worst)}`);
  return 0;
};
