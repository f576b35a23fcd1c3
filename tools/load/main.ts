import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from '@revisoins/workspace/cli';
import { root } from '@revisoins/workspace/paths';
import { writeAtomically } from '@revisoins/workspace/write-atomically';
import { goals, isMet } from './goals.ts';
import { loadCli } from './options.ts';
import { resultsSchema, withRun } from './results.schema.ts';
import { runLoad } from './run-load.ts';
import { table } from './table.ts';

const file = join(root, 'bench', 'results', 'load.json');
const began = performance.now();
const step = (text: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${text}`);

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
process.exit(
  await runCli(
    loadCli(async (options) => {
      const run = await runLoad(options, step);
      console.log(`\n${table(run)}\n`);
      if (options.write) {
        const earlier = existsSync(file)
          ? resultsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
          : { runs: [] };
        const results = resultsSchema.parse(withRun(earlier, run));
        writeAtomically(file, `${JSON.stringify(results, null, 2)}\n`);
        console.log('Written to bench/results/load.json.');
      }
      const missed = goals(run).filter((goal) => !isMet(goal));
      if (missed.length > 0) throw new Error(`Missed: ${missed.map(({ name }) => name).join(', ')}.`);
    }),
    process.argv.slice(2),
  ),
);
