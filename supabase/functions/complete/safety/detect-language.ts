import type { Language } from '../../_shared/language.schema.ts';
import { fold } from './fold.ts';

const french =
  /\b(?:je|le|la|les|des|une?|est|et|que|qui|pas|plus|mon|ma|mes|il|elle|dans|avec|pour|ce|veux|suis|ai|sur|depuis|tout|mais|pis)\b/g;
const english =
  /\b(?:i|the|is|am|are|my|and|not|to|of|he|she|it|that|with|for|do|does|have|has|was|want|what|how|this|they|in|can|will)\b/g;

/** The language of a text where it is clear, else the interface's. */
export function detectLanguage(text: string, otherwise: Language): Language {
  const folded = fold(text);
  const [fr, en] = [folded.match(french)?.length ?? 0, folded.match(english)?.length ?? 0];
  if (Math.abs(fr - en) < 2 || Math.min(fr, en) * 2 > Math.max(fr, en)) return otherwise;
  return fr > en ? 'fr' : 'en';
}
