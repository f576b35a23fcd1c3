import { optionIds, stemText } from '@revisoins/assessment';
import type { BankItem } from '@revisoins/assessment/bank';
import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';

/** Names of medications and of their classes, as French items have them, in any ending. */
const MEDICATIONS = [
  'acétaminophène|ibuprofène|naproxène|kétorolac|ains(?![\\p{L}])|anti-inflammatoire|aspirine|acide acétylsalicylique',
  'morphine|hydromorphone|fentanyl|codéine|oxycodone|opioïde|entredose|naloxone|gabapentin|prégabaline',
  'anticoagulant|warfarine|héparine|énoxaparine|daltéparine|tinzaparine|apixaban|rivaroxaban|dabigatran',
  'insuline|glucagon|metformine|gliflozine|empagliflozine|sglt2|sémaglutide|glp-1',
  'furosémide|hydrochlorothiazide|spironolactone|diurétique|digoxine|nitroglycérine|amlodipine|ramipril',
  'métoprolol|bisoprolol|bêtabloqu|tamsulosine|salbutamol|fluticasone|tiotropium|bronchodilatateur',
  'prednisone|dexaméthasone|hydrocortisone|corticoïde|corticostéroïde|lévothyroxine|méthotrexate|lithium',
  'épinéphrine|adrénaline|ocytocine|lévodopa|phénytoïne|carbamazépine|lévétiracétam|anticonvulsi',
  'lorazépam|oxazépam|benzodiazépine|halopéridol|neuroleptique|antipsychotique|clozapine|antidépresseur|sertraline',
  'antibiotique|amoxicilline|céphalexine|ceftriaxone|ciprofloxacine|vancomycine|gentamicine|métronidazole|antifongique',
  'laxatif|bisacodyl|séné|sennoside|polyéthylène|lopéramide|dimenhydrinate|métoclopramide|ondansétron',
  'chimiothérapie|vaccin|immunoglobuline|perméthrine|antidote|centre antipoison',
].join('|');
const LAWS = [
  'lois?(?![\\p{L}])|code civil|code des professions|code de déontologie|règlement|protection de la jeunesse|dpj',
  'tutelle|tuteur|tutrice|curateur|mandataire|mandat(?![\\p{L}])|consentement|consenti[re]?(?![\\p{L}])',
  'déclaration obligatoire|cnesst|protecteur du citoyen|commissaire aux plaintes|syndic|secret professionnel',
  'aide médicale à mourir|directives médicales anticipées|activité réservée|garde préventive|garde provisoire',
].join('|');

const wordPattern = (list: string) => new RegExp(`(?<![\\p{L}-])(?:${list})`, 'iu');
const medication = wordPattern(MEDICATIONS);
const law = wordPattern(LAWS);
/** Wordings that indicate a medication named in the stem. */
const itsDose = wordPattern(`doses?(?![\\p{L}])|médicament|comprimé|posologie|${MEDICATIONS}`);

/** An item whose key depends on a law or a medication needs a date for its next review. */
export function checkRecheck(items: readonly SourceItem[]): Problem[] {
  return items.flatMap(({ file, item }): Problem[] => {
    const what = item.recheckBy === undefined ? whatMayChange(item) : null;
    if (what === null) return [];
    const message = `decides on ${what}, which may change: add "recheckBy", the day from which somebody looks at it again`;
    return [{ level: 'error', file, id: item.id, message }];
  });
}

function whatMayChange({ objective, key, fr }: BankItem): string | null {
  const { text, rationale } = fr.options[key];
  const decisive = `${objective.fr} ${text} ${rationale}`;
  const stem = stemText(fr.stem, fr.table);
  const found =
    medication.exec(decisive) ??
    law.exec(decisive) ??
    (itsDose.test(`${decisive} ${fr.explanation}`) ? medication.exec(stem) : null);
  // Options that name one are what the learner decides between.
  const named = optionIds.every((id) => medication.test(fr.options[id].text));
  return found?.[0] ?? (named ? 'medications' : null);
}
