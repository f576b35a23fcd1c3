import type { BankFile, BankItem } from '@revisoins/assessment/bank';
import { fixTypography } from './fix-typography.ts';

/** The file with its French texts set right; what is not text stays untouched. */
export function fixFileTypography(bank: BankFile): BankFile {
  return { ...bank, items: bank.items.map(fixItem) };
}

function fixItem(item: BankItem): BankItem {
  const { stem, options, explanation } = item.fr;
  const fixOption = ({ text, rationale }: { text: string; rationale: string }) => ({
    text: fixTypography(text),
    rationale: fixTypography(rationale),
  });
  return {
    ...item,
    objective: { ...item.objective, fr: fixTypography(item.objective.fr) },
    fr: {
      stem: fixTypography(stem),
      options: { a: fixOption(options.a), b: fixOption(options.b), c: fixOption(options.c), d: fixOption(options.d) },
      explanation: fixTypography(explanation),
    },
  };
}

/** As the files are written: two spaces, a line feed at the end. */
export function formatFile(bank: BankFile): string {
  return `${JSON.stringify(bank, null, 2)}\n`;
}
