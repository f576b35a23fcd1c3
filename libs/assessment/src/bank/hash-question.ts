// Imports nothing: a copy of this file is deployed with the functions (tools/generated).

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const MASK = 0xffffffffffffffffn;

/**
 * Lowercased, trimmed, every run of white space (no-break spaces too) one space, apostrophes and English quotation marks
 * straight: a text that is set better is the same text.
 */
export function normalizeQuestionText(text: string): string {
  return text.toLowerCase().replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"').replace(/\s+/gu, ' ').trim();
}

/**
 * Identifies a question in the learner's history: 16 hexadecimal characters of 64-bit FNV-1a
 * over the UTF-16 code units of the normalised text and skill title.
 * A stored format: a change would make every learner's history unknown.
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
