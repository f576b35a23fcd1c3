import { stemText } from '@revisoins/assessment';
import {
  similarity,
  TOO_SIMILAR,
  trigrams,
} from '../../../supabase/functions/_shared/validator/near-duplicate.ts';
import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';
import { languages } from '../wording-texts.ts';

/** Stems of the whole bank that are nearly the same, in either language. */
export function checkNearDuplicates(items: readonly SourceItem[]): Problem[] {
  return languages.flatMap((language) => {
    const stems = items.map(({ file, item }) => ({
      file,
      id: item.id,
      grams: trigrams(stemText(item[language].stem, item[language].table)),
    }));
    return stems.flatMap((stem, index) =>
      stems.slice(0, index).flatMap((earlier): Problem[] => {
        const alike = similarity(stem.grams, earlier.grams);
        if (alike <= TOO_SIMILAR) return [];
        const message = `${language}: the stem is ${Math.round(alike * 100)} % like that of ${earlier.id} (${earlier.file}): write another situation or remove one`;
        return [{ level: 'error', file: stem.file, id: stem.id, message }];
      }),
    );
  });
}
