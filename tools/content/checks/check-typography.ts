import { fixTypography } from '../fix-typography.ts';
import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';
import { wordingTexts } from '../wording-texts.ts';

/** French texts are set as in Quebec; straight quotation marks are left to the author. */
export function checkTypography(items: readonly SourceItem[]): Problem[] {
  return items.flatMap(({ file, item }) =>
    wordingTexts(item, 'fr').flatMap(({ field, text }): Problem[] => {
      const at = { file, id: item.id };
      const problems: Problem[] = [];
      if (fixTypography(text) !== text) {
        problems.push({
          level: 'error',
          ...at,
          message: `fr.${field} breaks the typography (no-break space before : and %, inside « »; none before ; ! ?): run 'npm run content -- fix-typography'`,
        });
      }
      if (text.includes('"'))
        problems.push({ level: 'warning', ...at, message: `fr.${field} has straight quotation marks: use « »` });
      return problems;
    }),
  );
}
