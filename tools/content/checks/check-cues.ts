import { findCues } from '../../../supabase/functions/_shared/validator/cues.ts';
import { judgeBank, measureBank } from '../cues/judge-bank.ts';
import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';
import { languages } from '../wording-texts.ts';

/**
 * Whether `check` refuses a bank whose options give keys away, or only reports it: 'report' until the options have
 * been rewritten. An import and generated questions are refused in either case.
 */
const cueLevel: 'report' | 'refuse' = 'report' as 'report' | 'refuse';

/** Items of which one option stands apart for whoever reads the options alone. */
export function checkCues(items: readonly SourceItem[]): Problem[] {
  return items.flatMap(({ file, item }) =>
    languages.flatMap((language) =>
      findCues({ ...item[language], key: item.key }, language).map(({ message }): Problem => ({
        level: 'error',
        file,
        id: item.id,
        message: `${language}: ${message}`,
      })),
    ),
  );
}

/** Models that find more keys without the stem than the bar allows. */
export function checkCueFigures(items: readonly SourceItem[]): Problem[] {
  const percent = (share: number) => (100 * share).toFixed(1);
  return measureBank(judgeBank(items), { lots: 0 })
    .filter(({ passes }) => !passes)
    .map(({ language, part, model, share, shareOfPart, bar }) => ({
      level: 'error',
      file: '(all files)',
      message: `${language}: a model of the options' ${model} finds ${percent(Math.max(share, shareOfPart))} % of the keys (${part}) without the stem, at most ${percent(bar)} % is allowed: see 'npm run content -- cues'`,
    }));
}

/** What stands apart in the bank: problems when the check refuses, a sentence when it reports. */
export function runCueCheck(
  items: readonly SourceItem[],
  level: typeof cueLevel = cueLevel,
): { problems: Problem[]; note: string | null } {
  const problems = checkCues(items);
  if (level === 'refuse') return { problems: [...problems, ...checkCueFigures(items)], note: null };
  const flagged = new Set(problems.map(({ id }) => id)).size;
  if (flagged === 0) return { problems: [], note: null };
  const note = `In ${flagged} of ${items.length} items one option stands apart without the stem: npm run content -- cues`;
  return { problems: [], note };
}
