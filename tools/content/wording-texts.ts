import { optionIds } from '@revisoins/assessment';
import type { BankItem } from '@revisoins/assessment/bank';

export type Language = 'fr' | 'en';
export const languages: readonly Language[] = ['fr', 'en'];

export interface WordingText {
  /** The field's path, as an author knows it: 'stem', 'options.b.rationale', 'objective'. */
  readonly field: string;
  readonly text: string;
}

/** Every text of an item in one language, in file order. */
export function wordingTexts(item: BankItem, language: Language): WordingText[] {
  const { stem, table, options, explanation } = item[language];
  return [
    { field: 'objective', text: item.objective[language] },
    { field: 'stem', text: stem },
    ...tableTexts(table),
    ...optionIds.flatMap((id) => [
      { field: `options.${id}.text`, text: options[id].text },
      { field: `options.${id}.rationale`, text: options[id].rationale },
    ]),
    { field: 'explanation', text: explanation },
  ];
}

/** The texts of a table, of a stem or a reference entry; none where there is no table. */
export function tableTexts(
  table: { caption?: string; columns: readonly string[]; rows: readonly (readonly string[])[] } | undefined,
): WordingText[] {
  if (table === undefined) return [];
  const { caption, columns, rows } = table;
  return [
    ...(caption === undefined ? [] : [{ field: 'table.caption', text: caption }]),
    ...numberedTexts('table.columns', columns),
    ...rows.flatMap((row, index) => numberedTexts(`table.rows.${index}`, row)),
  ];
}

export const numberedTexts = (field: string, texts: readonly string[]): WordingText[] =>
  texts.map((text, index) => ({ field: `${field}.${index}`, text }));
