import type { Language } from '../../_shared/language.schema.ts';
import { calculate } from './calculate.ts';
import { missingWords } from './calculation-words.ts';

const notes = {
  fr: {
    given: 'Calcul fait avec vos chiffres, à vérifier selon la politique de votre milieu.',
    missing: 'Pour faire ce calcul, il manque dans votre question\u00a0: ',
    and: ' et ',
  },
  en: {
    given: 'Calculated with your own numbers; to be checked as the policy of your setting states.',
    missing: 'To calculate this, your question lacks: ',
    and: ' and ',
  },
} as const;

/** The reply to a question that gives its own numbers to calculate with; undefined for any other. */
export function writeCalculation(question: string, language: Language): string | undefined {
  const calculation = calculate(question, language);
  if (calculation === undefined) return undefined;
  const { lines, missing } = calculation;
  const { given, missing: lacks, and } = notes[language];
  if (missing.length === 0) return [...lines, given].join(' ');
  return `${lacks}${missing.map((part) => missingWords[language][part]).join(and)}.`;
}
