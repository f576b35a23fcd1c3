import { optionIds } from '@revisoins/assessment';
import type { BankItem } from '@revisoins/assessment/bank';
import { type Language, languages } from '../wording-texts.ts';
import { draftMetadata, type MetadataColumn } from './metadata-cells.ts';
import { draftTable } from './table-cell.ts';
import type { NumberedRow, Row } from './row.ts';

/**
 * An item built from its rows on top of the existing one, not yet validated. `messages` explain why the rows
 * cannot form one item.
 */
export function itemDraft(
  id: string,
  rows: readonly NumberedRow[],
  existing: BankItem | undefined,
): { draft: unknown; messages: string[] } {
  const messages: string[] = [];
  const byLanguage = new Map<string, Row>();
  for (const { line, row } of rows) {
    const lang = row.lang ?? '';
    if (!languages.some((one) => one === lang))
      messages.push(`line ${line}: lang must be fr or en, not "${lang}"`);
    else if (byLanguage.has(lang)) messages.push(`line ${line}: there is a second row for ${lang}`);
    byLanguage.set(lang, row);
  }
  /** The fields that both languages of an item share; empty cells are ignored. */
  const shared = (name: 'version' | 'difficulty' | 'fallback' | 'reviewer' | 'key' | MetadataColumn) => {
    const values = new Set(
      [...byLanguage.values()].map((row) => row[name] ?? '').filter((value) => value !== ''),
    );
    if (values.size > 1)
      messages.push(`${name} is not the same in both languages: ${[...values].join(', ')}`);
    return [...values][0];
  };
  if (!existing) {
    for (const lang of languages)
      if (!byLanguage.has(lang))
        messages.push(`the row in "${lang}" is missing: a new item needs both languages`);
  }
  const version = shared('version');
  if (existing && version !== undefined && Number(version) !== existing.version) {
    messages.push(
      `was exported as version ${version}, and is version ${existing.version} now: export it again`,
    );
  }
  const fallback = shared('fallback') ?? existing?.fallback?.toString();
  const reviewer = shared('reviewer');
  const draft = {
    id,
    version: existing?.version ?? Number(version ?? 1),
    difficulty: shared('difficulty') ?? existing?.difficulty,
    ...(fallback !== undefined && {
      fallback: fallback === 'true' ? true : fallback === 'false' ? false : fallback,
    }),
    objective: {
      fr: byLanguage.get('fr')?.objective || existing?.objective.fr,
      en: byLanguage.get('en')?.objective || existing?.objective.en,
    },
    review:
      existing?.review ??
      (reviewer ? { status: 'reviewed', reviewer } : { status: 'unreviewed', reviewer: null }),
    ...draftMetadata(shared, existing),
    key: shared('key') ?? existing?.key,
    fr: draftWording(byLanguage.get('fr'), existing, 'fr'),
    en: draftWording(byLanguage.get('en'), existing, 'en'),
  };
  return { draft, messages };
}

function draftWording(row: Row | undefined, existing: BankItem | undefined, language: Language): unknown {
  if (!row) return existing?.[language];
  const option = (id: (typeof optionIds)[number]) => ({
    text: row[id] ?? existing?.[language].options[id].text,
    rationale: row[`${id}_rationale`] ?? existing?.[language].options[id].rationale,
  });
  return {
    stem: row.stem ?? existing?.[language].stem,
    table: row.table === undefined ? existing?.[language].table : draftTable(row.table),
    options: { a: option('a'), b: option('b'), c: option('c'), d: option('d') },
    explanation: row.explanation ?? existing?.[language].explanation,
  };
}
