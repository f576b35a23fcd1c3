import type { BankFile, BankItem, BankWording } from '@revisoins/assessment/bank';
import { fixTypography } from './fix-typography.ts';
import type { Language } from './wording-texts.ts';

/** The file with corrected typography; other values stay as they are. */
export function fixFileTypography(bank: BankFile): BankFile {
  return { ...bank, items: bank.items.map(fixItemTypography) };
}

export function fixItemTypography(item: BankItem): BankItem {
  const { fr, en } = item.objective;
  return {
    ...item,
    objective: { fr: fixTypography(fr, 'fr'), en: fixTypography(en, 'en') },
    fr: fixWording(item.fr, 'fr'),
    en: fixWording(item.en, 'en'),
  };
}

function fixWording(
  { stem, options: { a, b, c, d }, explanation }: BankWording,
  language: Language,
): BankWording {
  const fix = (text: string) => fixTypography(text, language);
  const fixOption = ({ text, rationale }: typeof a) => ({ text: fix(text), rationale: fix(rationale) });
  return {
    stem: fix(stem),
    options: { a: fixOption(a), b: fixOption(b), c: fixOption(c), d: fixOption(d) },
    explanation: fix(explanation),
  };
}

/** The format of the files: two spaces, a final line feed. */
export function formatFile(bank: BankFile): string {
  return `${JSON.stringify(bank, null, 2)}\n`;
}
