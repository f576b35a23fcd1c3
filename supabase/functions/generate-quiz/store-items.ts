import { callServiceRpc } from '../_shared/call-service-rpc.ts';
import { optionIds } from '../_shared/assessment/bounds.ts';
import type { GeneratedItem } from '../_shared/validator/generated-item.schema.ts';
import { hashQuestion } from '../_shared/assessment/hash-question.ts';

export type GeneratedQuestion = ReturnType<typeof toQuestion>;

const TIMEOUT_MS = 700;

/**
 * Stores the items and returns them as they are sent. Throws a Refusal: an item that is not stored is not
 * served.
 */
export async function storeItems(
  written: readonly GeneratedItem[],
  skillTitle: string,
): Promise<GeneratedQuestion[]> {
  if (written.length === 0) return [];
  const named = written.map((item) => ({
    id: `ai-${crypto.randomUUID()}`,
    hash: hashQuestion(item.stem, skillTitle),
    item,
  }));
  const items = named.map(({ id, hash, item: { key, difficulty, stem, options, explanation } }) => ({
    id,
    hash,
    key,
    difficulty,
    fr: { stem, options, explanation },
  }));
  await callServiceRpc('store_generated_items', { skill_title: skillTitle, items }, TIMEOUT_MS);
  return named.map(({ id, hash, item }) => toQuestion(id, hash, item));
}

function toQuestion(
  id: string,
  hash: string,
  { stem, options, key, explanation, difficulty }: GeneratedItem,
) {
  return {
    id,
    version: 1,
    question: stem,
    options: optionIds.map((option) => options[option].text),
    correctAnswer: optionIds.indexOf(key),
    explanation,
    rationales: optionIds.map((option) => options[option].rationale),
    difficulty,
    reviewStatus: 'unreviewed' as const,
    origin: 'ai' as const,
    hash,
  };
}
