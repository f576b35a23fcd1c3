import { createHash } from 'node:crypto';
import { normalizeQuestionText, optionIds, stemText } from '@revisoins/assessment';
import type { BankItem } from '@revisoins/assessment/bank';
import { fixTypography } from '../fix-typography.ts';
import type { Language } from '../wording-texts.ts';

/**
 * A hash of what a reading covers: stem with its table, options and key in one language. 16 hexadecimal
 * characters; ignores white space, case and typography.
 */
export function readTextHash(item: BankItem, language: Language): string {
  const { stem, table, options } = item[language];
  const texts = [stemText(stem, table), ...optionIds.map((id) => options[id].text)].map((text) =>
    normalizeQuestionText(fixTypography(text, language)),
  );
  return createHash('sha256')
    .update(JSON.stringify([...texts, item.key]))
    .digest('hex')
    .slice(0, 16);
}
