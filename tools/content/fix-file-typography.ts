import type { BankFile, BankItem, BankWording } from '@revisoins/assessment/bank';
import type { ReferenceFile, ReferenceWording } from '@revisoins/assessment/reference';
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
  { stem, table, options: { a, b, c, d }, explanation }: BankWording,
  language: Language,
): BankWording {
  const fix = (text: string) => fixTypography(text, language);
  const fixOption = ({ text, rationale }: typeof a) => ({ text: fix(text), rationale: fix(rationale) });
  return {
    stem: fix(stem),
    ...(table && { table: { caption: fix(table.caption), ...fixCells(table, fix) } }),
    options: { a: fixOption(a), b: fixOption(b), c: fixOption(c), d: fixOption(d) },
    explanation: fix(explanation),
  };
}

/** The same for a file of reference entries. */
export function fixReferenceTypography(reference: ReferenceFile): ReferenceFile {
  const { fr, en } = reference.title;
  return {
    ...reference,
    title: { fr: fixTypography(fr, 'fr'), en: fixTypography(en, 'en') },
    entries: reference.entries.map((entry) => ({
      ...entry,
      fr: fixEntryWording(entry.fr, 'fr'),
      en: fixEntryWording(entry.en, 'en'),
    })),
  };
}

function fixEntryWording(
  { title, terms, short, more, steps, table }: ReferenceWording,
  language: Language,
): ReferenceWording {
  const fix = (text: string) => fixTypography(text, language);
  return {
    title: fix(title),
    terms: terms.map(fix),
    short: fix(short),
    ...(more && { more: more.map(fix) }),
    ...(steps && { steps: steps.map(fix) }),
    ...(table && { table: fixCells(table, fix) }),
  };
}

const fixCells = (
  { columns, rows }: { columns: string[]; rows: string[][] },
  fix: (text: string) => string,
) => ({ columns: columns.map(fix), rows: rows.map((row) => row.map(fix)) });

/** The format of the files: two spaces, a final line feed. */
export function formatFile(file: BankFile | ReferenceFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}
