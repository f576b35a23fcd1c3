import type { Language } from '../_shared/language.schema.ts';
import type { Passage } from './find-passages.ts';

const MOST = 3;

/**
 * Questions to choose from instead of one that the bank does not answer, made from the objectives of similar
 * items. Empty where nothing is similar.
 */
export function nearQuestions(near: readonly Passage[], language: Language): string[] {
  const asked = near.flatMap(({ objective }) =>
    objective === null ? [] : [asQuestion(objective, language)],
  );
  return [...new Set(asked)].slice(0, MOST);
}

/** An objective starts with its verb: 'Reconnaître une phlébite', 'Recognize phlebitis'. */
function asQuestion(objective: string, language: Language): string {
  const [first = '', ...rest] = objective.trim().replace(/\.$/, '');
  return `${language === 'en' ? 'How do I' : 'Comment'} ${first.toLowerCase()}${rest.join('')}?`;
}
