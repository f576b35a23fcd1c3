import { fixTypography } from '../fix-typography.ts';
import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';
import { type Language, languages, wordingTexts } from '../wording-texts.ts';

/** Texts follow the typography of Quebec, or of English: the screen shows them as they are stored. */
export function checkTypography(items: readonly SourceItem[]): Problem[] {
  return items.flatMap(({ file, item }) =>
    languages.flatMap((language) =>
      wordingTexts(item, language).flatMap(({ field, text }): Problem[] => {
        const fault = typographyFault(text, language);
        return fault === null
          ? []
          : [{ level: 'error', file, id: item.id, message: `${language}.${field} ${fault}` }];
      }),
    ),
  );
}

/** The typographic fault of a text and its correction; null if there is none. */
export function typographyFault(text: string, language: Language): string | null {
  if (text.includes('\ufffd')) return 'holds a character that was lost on the way: write it again';
  const fixed = fixTypography(text, language);
  if (fixed !== text)
    return `breaks the typography (${rules[language]}): run 'npm run content -- fix-typography'`;
  if (language === 'en' && otherClock.test(text))
    return 'writes a time otherwise than the rest: use the 24-hour clock without a leading zero (8:30, 14:00)';
  return /['"]/u.test(fixed) ? `has a straight apostrophe or quotation mark: use ${marks[language]}` : null;
}

const rules = {
  fr: 'apostrophes ’ and « »; no-break space before : and %, inside « », after a number or M.; none before ; ! ?',
  en: 'apostrophes ’ and “ ”',
};
/** “08:30”, “2 p.m.” */
const otherClock = /(?<![\d:])0\d:\d{2}(?![\d:])|\d ?[ap]\.?m\b/u;
const marks = { fr: '’ or « »', en: '’ or “ ”' };
