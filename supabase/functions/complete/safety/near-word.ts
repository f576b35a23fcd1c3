/** Correct spellings of the words that the rules depend on: typing errors in them are corrected. */
const telling = new Set(
  `
  mourir suicide suicider suicidal suicidaire tuer pendre envie vivre crever disparaitre adieu couper mutiler fardeau finir
  kill myself dying death disappear burden worthless hopeless goodbye hanging hurting cutting alive living anymore
  avale avaler pilules pilule comprimes comprime medicaments medicament surdose overdose overdosed poison empoisonne intoxique bouteille javel detergent somniferes
  swallowed swallow pills pill tablets bottle bleach antifreeze poisoned drank tylenol advil ativan motrin ibuprofen acetaminophen acetaminophene morphine insulin insuline fentanyl hydromorphone dilaudid benadryl aspirin aspirine gravol antidepresseurs antibiotics antibiotiques amoxicillin amoxicilline naproxen warfarin coumadin lorazepam seroquel
  anything everything rasoir razor flasque frappe frapper battre etrangle etranglee menace violee viole agresse agressee harcele gifle couteau fusil violence violent conjoint abuse abused beaten threatens threatened threatening strangled choked punched slapped attacked assaulted harassed knife raped rape beats stabbed weapon
  respire respirer inconscient inconsciente etouffe etouffer convulse convulsions saigne evanoui evanouie poitrine reveille urgence secours ambulance douleur gorge enfle brulure
  breathing breathe breath unconscious unresponsive choking collapsed fainted seizure bleeding chest stroke emergency ambulance swelling swollen drowning throat vomiting hospital pregnant
  patient patiente resident residente beneficiaire boyfriend girlfriend husband mother father brother sister daughter friend grandmother grandfather roommate coworker
  diabete cancer grossesse enceinte infection depression symptomes allergie fievre bosse
  diabetes pregnancy rash fever symptoms pneumonia asthma asthmatic
  difference examen diagnostic intervention facteurs syndrome chapitre definition
`
    .trim()
    .split(/\s+/),
);

/** Correct words that are one letter away from one of those. */
const right = new Set(
  `
  couple couples coupable soigner soigne soignes soignee soins poisson poissons cheat cheats treat treats treated breeding blending etoffe douceur couleur couler coule coules coulee coulent
  other rather gather violet violets finit fini finis vivra vivres livre pencher prendre rendre tendre perdre vendre fendre pension mourant tenir venir suivre
  deaths dyeing curing putting cutting hitting hurling pilier pillar tables table tablet bottles patience patients patientes residents residentes living loving giving having leaving
  compris comprise comprend comprends comprendre compromis
  alike alive olive resides president residence residences menage menager manager frapper frappes bather bathing breathes breadth bread brother brothers
  mothers fathers smother another friends fiend tries trend heart hearts chess check checks cheek cheeks chew threat threats through thought though knives
  stocke stroked strokes strong string spoke stoke pressure depressed expression impression depressions facteur lesion section injection injections inspection
  infections allergies allergic reveil reveiller reveillee evanouir urgences urgent secourir secouriste respiratory respiratoire respiration
  motion motivation motricite insuffisance inconfortable conscient consciente reveler rever rouge gorgee gorges forge enfler
`
    .trim()
    .split(/\s+/),
);

const byLetter = Map.groupBy(telling, (word) => word.charAt(0));

/**
 * The word that a mistyped one most likely stands for; unchanged when it is known, short or too different.
 */
export function nearWord(typed: string): string {
  if (typed.length < 5 || telling.has(typed) || right.has(typed)) return typed;
  const near = byLetter.get(typed.charAt(0)) ?? [];
  return near.find((word) => isSlip(typed, word)) ?? typed;
}

function isSlip(typed: string, word: string): boolean {
  if (word.length < 5 || (typed.length > word.length && typed.startsWith(word))) return false;
  const most = word.length >= 9 ? 2 : 1;
  return (
    Math.abs(typed.length - word.length) <= most &&
    (changes(typed, word) <= most || (word.length >= 6 && sound(typed) === sound(word)))
  );
}

/** A rough phonetic form: no double letters, ph as f, y as i, no silent ending. */
function sound(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('qu', 'k')
    .replaceAll('y', 'i')
    .replaceAll('ei', 'ie')
    .replace(/(.)\1/g, '$1')
    .replace(/(?:er|ez|ee|es|e|s|x)$/, '');
}

/** The edit distance between two words: letters added, left out, changed or swapped. */
function changes(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same);
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, at(row - 2, column - 2) + 1);
      rows[row]?.push(least);
    }
  }
  return at(one.length, other.length);
}
