import { optionIds } from '@revisoins/assessment';
import { countDistinct } from '../../../supabase/functions/_shared/validator/four-options.ts';
import {
  keyRatio,
  LONGEST_KEY_RATIO,
} from '../../../supabase/functions/_shared/validator/length-symmetry.ts';
import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';
import { type Language, languages } from '../wording-texts.ts';

/** Requires four different options, and a key whose length does not reveal it. */
export function checkOptions(items: readonly SourceItem[]): Problem[] {
  return items.flatMap((entry) => languages.flatMap((language) => checkWording(entry, language)));
}

function checkWording({ file, item }: SourceItem, language: Language): Problem[] {
  const texts = optionIds.map((id) => item[language].options[id].text);
  const problem = (message: string): Problem => ({ level: 'error', file, id: item.id, message });
  const problems: Problem[] = [];
  if (countDistinct(texts) < optionIds.length)
    problems.push(problem(`${language}: two options are the same: write four different ones`));
  const ratio = keyRatio(item[language].options[item.key].text, texts);
  if (ratio > LONGEST_KEY_RATIO) {
    problems.push(
      problem(
        `${language}: the key is ${ratio.toFixed(2)} times as long as the mean option (at most ${LONGEST_KEY_RATIO}): shorten it or say more in the others`,
      ),
    );
  }
  return problems;
}
