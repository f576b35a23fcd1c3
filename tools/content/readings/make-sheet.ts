import { createRandom, optionIds, shuffle } from '@revisoins/assessment';
import { formatStemTable } from '../format-table.ts';
import type { SourceItem } from '../source-file.ts';
import type { Language } from '../wording-texts.ts';
import { readTextHash } from './read-text-hash.ts';
import type { SheetKey } from './reading.schema.ts';

export const letters = ['A', 'B', 'C', 'D'] as const;

const instructions: Record<Language, string> = {
  fr: `Choisissez la meilleure réponse à chaque question, sans consulter la banque. Rendez un fichier JSON :
{ "c01-001": { "answer": "A", "verdict": "clear", "note": "" } }
"verdict" est "contested" si une collègue compétente peut défendre une autre réponse, si un fait est inexact ou si la
question est ambiguë; "note" dit alors pourquoi.`,
  en: `Choose the best answer to each question without looking into the bank. Hand back a JSON file:
{ "c01-001": { "answer": "A", "verdict": "clear", "note": "" } }
"verdict" is "contested" if a competent colleague can defend another answer, if a fact is wrong or if the question is
ambiguous; "note" then says why.`,
};

/** A sheet for a blind reading, and the key to grade it with. The same seed gives the same sheet. */
export function makeSheet(
  items: readonly SourceItem[],
  language: Language,
  seed: number,
): { sheet: string; key: SheetKey } {
  const random = createRandom(seed);
  const key: SheetKey = {};
  const lines = [instructions[language]];
  let file = '';
  for (const entry of items) {
    if (entry.file !== file) lines.push('', `## ${(file = entry.file)}`);
    const { item } = entry;
    const order = shuffle(optionIds, random);
    key[item.id] = { version: item.version, order, key: item.key, text: readTextHash(item, language) };
    const { stem, table, options } = item[language];
    lines.push(
      '',
      `${item.id}. ${stem}`,
      ...formatStemTable(table),
      ...order.map((id, place) => `   ${letters[place]}) ${options[id].text}`),
    );
  }
  return { sheet: `${lines.join('\n')}\n`, key };
}
