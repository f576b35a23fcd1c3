import type { QuestionSource } from './question.schema.ts';

export const STATUTE_PUBLISHER = 'Éditeur officiel du Québec';

/**
 * The statutes that sources cite, in the one form that they are cited in, with their official English titles.
 */
export const statutes: Readonly<Record<string, string>> = {
  'Charte des droits et libertés de la personne, RLRQ, c. C-12':
    'Charter of human rights and freedoms, CQLR, c. C-12',
  'Code civil du Québec, RLRQ, c. CCQ-1991': 'Civil Code of Québec, CQLR, c. CCQ-1991',
  'Code des professions, RLRQ, c. C-26': 'Professional Code, CQLR, c. C-26',
  'Loi concernant les soins de fin de vie, RLRQ, c. S-32.0001':
    'Act respecting end-of-life care, CQLR, c. S-32.0001',
  'Loi sur la protection de la jeunesse, RLRQ, c. P-34.1': 'Youth Protection Act, CQLR, c. P-34.1',
  'Loi sur la santé et la sécurité du travail, RLRQ, c. S-2.1':
    'Act respecting occupational health and safety, CQLR, c. S-2.1',
  'Loi sur les accidents du travail et les maladies professionnelles, RLRQ, c. A-3.001':
    'Act respecting industrial accidents and occupational diseases, CQLR, c. A-3.001',
  'Loi visant à lutter contre la maltraitance envers les aînés et toute autre personne majeure en situation de vulnérabilité, RLRQ, c. L-6.3':
    'Act to combat maltreatment of seniors and other persons of full age in vulnerable situations, CQLR, c. L-6.3',
};

export interface Citation {
  readonly text: string;
  /** A document without an English title is cited in French to everybody. */
  readonly language: 'fr' | 'en';
}

/** How a source is cited to a learner who reads that language. */
export function citeSource(
  { publisher, document: work, section }: Pick<QuestionSource, 'publisher' | 'document' | 'section'>,
  language: 'fr' | 'en',
): Citation {
  const english = language === 'en' ? statutes[work] : undefined;
  if (english === undefined) return { text: `${publisher}, ${work}, ${section}`, language: 'fr' };
  // The Civil Code has articles in English too; other statutes have sections.
  const place = work.startsWith('Code civil')
    ? section
    : section.replace(/^art\.(?=.*(?:,| et ))/, 'ss.').replace(/^art\./, 's.');
  return { text: `Québec Official Publisher, ${english}, ${place.replace(' et ', ' and ')}`, language: 'en' };
}
