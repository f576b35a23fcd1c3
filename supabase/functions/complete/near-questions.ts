import type { Language } from '../_shared/language.schema.ts';
import type { Passage } from './find-passages.ts';

const MOST = 3;

/** What the bank answers for certain, where nothing comes near. */
const known: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'Comment pratiquer l’hygiène des mains après le retrait des gants?',
    'Comment traiter une hypoglycémie chez une personne consciente?',
    'Comment reconnaître un stade précoce de lésion de pression?',
  ],
  en: [
    'How do I perform hand hygiene after removing gloves?',
    'How do I treat hypoglycemia in a conscious person?',
    'How do I recognize an early stage of pressure injury?',
  ],
};

/** Three questions to choose from instead of one that the bank does not answer: what near items are about, asked. */
export function nearQuestions(near: readonly Passage[], language: Language): string[] {
  const asked = near.flatMap(({ objective }) => (objective === null ? [] : [asQuestion(objective, language)]));
  return [...new Set([...asked, ...known[language]])].slice(0, MOST);
}

/** An objective starts with its verb: 'Reconnaître une phlébite', 'Recognize phlebitis'. */
function asQuestion(objective: string, language: Language): string {
  const [first = '', ...rest] = objective.trim().replace(/\.$/, '');
  return `${language === 'en' ? 'How do I' : 'Comment'} ${first.toLowerCase()}${rest.join('')}?`;
}
