import { createHash } from 'node:crypto';
import { normalizeQuestionText, optionIds } from '@revisoins/assessment';
import type { BankItem } from '@revisoins/assessment/bank';
import { fixTypography } from '../fix-typography.ts';
import type { Language } from '../wording-texts.ts';

/** 16 hexadecimal characters of what a reading vouches for: stem, options and key in one language. White space, case and typography aside. */
export function readTextHash(item: BankItem, language: Language): string {
  const { stem, options } = item[language];
  const texts = [stem, ...optionIds.map((id) => options[id].text)].map((text) =>
    normalizeQuestionText(fixTypography(text, language)),
  );
  return createHash('sha256')
    .update(JSON.stringify([...texts, item.key]))
    .digest('hex')
    .slice(0, 16);
}
