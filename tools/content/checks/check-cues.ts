import { findCues } from '../../../supabase/functions/_shared/validator/cues.ts';
import { judgeBank, measureBank } from '../cues/judge-bank.ts';
import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';
import { languages } from '../wording-texts.ts';

/** Items in which one option stands out to somebody who reads the options alone. */
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

/** With fewer items a share is meaningless: chance alone could exceed the limit. */
const FEWEST_ITEMS = 100;

/** Models that find more keys without the stem than the bar allows. */
export function checkCueFigures(items: readonly SourceItem[]): Problem[] {
  const percent = (share: number) => (100 * share).toFixed(1);
  return measureBank(judgeBank(items), { lots: 0 })
    .filter((figure) => figure.items >= FEWEST_ITEMS && !figure.passes)
    .map(({ language, part, model, share, partShare, bar }) => ({
      level: 'error',
      file: '(all files)',
      message: `${language}: a model of the options' ${model} finds ${percent(Math.max(share, partShare))} % of the keys (${part}) without the stem, at most ${percent(bar)} % is allowed: see 'npm run content -- cues'`,
    }));
}
