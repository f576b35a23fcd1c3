import { createRandom, optionIds, shuffle } from '@revisoins/assessment';
import type { BankItem } from '@revisoins/assessment/bank';
import { formatStemTable } from './format-table.ts';
import { letters } from './readings/make-sheet.ts';
import { type Language, languages } from './wording-texts.ts';

const badges: Record<Language, Record<BankItem['review']['status'], string>> = {
  fr: { unreviewed: 'Non révisé par un professionnel', reviewed: 'Révisé par' },
  en: { unreviewed: 'Not reviewed by a professional', reviewed: 'Reviewed by' },
};

/**
 * An item as learners see it, in both languages, with its options in one random order. Key and rationales
 * only `withKey`.
 */
export function previewItem(item: BankItem, { seed, withKey }: { seed: number; withKey: boolean }): string {
  const order = shuffle(optionIds, createRandom(seed));
  return languages
    .map((language) => {
      const { stem, table, options, explanation } = item[language];
      const badge = `${badges[language][item.review.status]} ${item.review.reviewer ?? ''}`.trim();
      const lines = [
        `[${language}] ${item.id}, version ${item.version}, ${item.difficulty}. ${badge}`,
        '',
        stem,
        ...formatStemTable(table),
        '',
      ];
      for (const [place, id] of order.entries()) {
        lines.push(`  ${withKey && id === item.key ? '*' : ' '} ${letters[place]}) ${options[id].text}`);
        if (withKey) lines.push(`       ${options[id].rationale}`);
      }
      return [...lines, ...(withKey ? ['', explanation] : []), ''].join('\n');
    })
    .join('\n');
}
