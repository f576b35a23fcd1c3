// A copy of libs/assessment/src/bank/hash-question.ts.
// Made by `node tools/generated/main.ts`; do not edit.
// Imports nothing: a copy of this file is deployed with the functions (tools/generated).

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const MASK = 0xffffffffffffffffn;

/**
 * Lowercased and trimmed, with single spaces (no-break spaces too) and straight quotation marks and
 * apostrophes: better typography does not make another question.
 */
export function normalizeQuestionText(text: string): string {
  return text.toLowerCase().replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"').replace(/\s+/gu, ' ').trim();
}

/**
 * Identifies a question in the learner's history: 16 hexadecimal characters of 64-bit FNV-1a over the UTF-16
 * code units of the normalised text and skill title. The format is stored: changing it would invalidate every
 * learner's history.
 */
export function hashQuestion(text: string, skillTitle: string): string {
  const source = `${normalizeQuestionText(skillTitle)}\n${normalizeQuestionText(text)}`;
  let hash = OFFSET;
  for (let index = 0; index < source.length; index += 1) {
    const unit = source.charCodeAt(index);
    hash = ((hash ^ BigInt(unit & 0xff)) * PRIME) & MASK;
    hash = ((hash ^ BigInt(unit >> 8)) * PRIME) & MASK;
  }
  return hash.toString(16).padStart(16, '0');
}
