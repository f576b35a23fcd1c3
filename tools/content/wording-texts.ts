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
  const { stem, options, explanation } = item[language];
  return [
    { field: 'objective', text: item.objective[language] },
    { field: 'stem', text: stem },
    ...optionIds.flatMap((id) => [
      { field: `options.${id}.text`, text: options[id].text },
      { field: `options.${id}.rationale`, text: options[id].rationale },
    ]),
    { field: 'explanation', text: explanation },
  ];
}
