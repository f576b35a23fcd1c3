import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCli, runCli } from '@revisoins/workspace/cli';
import { root } from '@revisoins/workspace/paths';
import { confidenceWeights } from './confidence-weights.ts';
import { readGraded, tradeOff } from './graded-answers.ts';

const thresholds = [0.5, 0.6, 0.7, 0.75, 0.8, 0.82, 0.84, 0.85, 0.86, 0.87, 0.88, 0.9];

function fit(): void {
  const rows = readGraded();
  writeFileSync(
    join(root, 'supabase/functions/complete/look-up/confidence-weights.ts'),
    confidenceWeights(rows),
  );
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  for (const { sure, right, wrong } of tradeOff(rows, thresholds))
    console.log(`from ${sure} on: ${percent(right)} right at once, ${percent(wrong)} wrong`);
}

const cli = createCli(
  'node tools/generated/fit-confidence.ts',
  'Fits how sure Thalia is of an answer to the graded questions in tests/contract/course/graded.json, writes supabase/functions/complete/look-up/confidence-weights.ts, and prints what each threshold gives on questions that were left out.',
).action(fit);
process.exitCode = await runCli(cli, process.argv.slice(2));
