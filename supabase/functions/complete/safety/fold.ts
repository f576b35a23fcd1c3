import { nearWord } from './near-word.ts';
import { spokenWords } from './spoken-words.ts';

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(ca|wo|do|does|did|is|was|are|were|has|have|had|could|would|should|ai)n ?'t\b/g, '$1 not'],
  [/\bca not\b/g, 'can not'],
  [/\bwo not\b/g, 'will not'],
  [/\bai not\b/g, 'is not'],
  [/\bi'm\b/g, 'i am'],
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  [/\b(i|you|he|she|we|they|it)'ll\b/g, '$1 will'],
  [/\b(i|you|he|she|we|they)'d\b/g, '$1 would'],
  [/\b(he|she|it|that|there|what|who|where|here|how)'s\b/g, '$1 is'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(\w{3,})'s\b/g, '$1 s'],
  [/\bod'd\b/g, 'overdosed'],
];

/** A question that is a route and nothing else, whatever its letters: 'et im?' is no 'I’m'. */
const route =
  /^\W*((?:et|pis|puis|and|what about|how about|pour|for)\s(?:(?:en|par|by|la|le|the|l['’])\s?)*)im\W*$/i;

/** Once the words are normalised: phrases of two or three of them. */
const together: readonly (readonly [RegExp, string])[] = [
  [/(^ |[.?!] |que |qui |la |et |pis |mais |quand |si |ou )y (?!a\b)/g, '$1il '],
  [/ (?:ne|n) /g, ' '],
  [
    /\b(a|the|his|her|their|your|of|new|young|some|any|la|sa|ta|une|des|les|cette|son|mon|ma|mes|my|our|leur) (?:my|ma|mon)_/g,
    '$1 ',
  ],
  [/\b(my|ma|mon)_/g, '$1 '],
  [
    /\b(injection|injecter|voie|route|adrenaline|epinephrine|angle|site|sc|iv|vaccin|vaccine) i am\b/g,
    '$1 intramusculaire',
  ],
  [/\bi am (?=(?:injections?|route|shots?|sites?|sc|iv|or)\b)/g, 'intramusculaire '],
  [/\b(?:me a|me as|ma|mas|je vais|je me en vais) me\b/g, 'je vais me'],
  [/\b(?:me a|me as|mas) (le|la|les|lui|te)\b/g, 'je vais $1'],
  [/\bje je\b/g, 'je'],
  [/\bfull\b/g, 'tres'],
  [/\bi would of\b/g, 'i would have'],
];

/**
 * Normalises a text for the rules: lower case without accents, single spaces between words, sentences ended
 * by ' . ', ' ? ' or ' ! ', spoken French and texting spelled out, typing errors corrected in the important
 * words.
 */
export function fold(text: string): string {
  let plain = (/[a-z]/.test(text) || text.trim() === 'IM' ? text.replace(/\bIM\b/g, 'intramusculaire') : text)
    .replace(route, '$1intramusculaire')
    // 'I/E', 'I&O': an abbreviation, and no 'I'.
    .replace(/\b([A-Z]) ?[&/] ?([A-Z])\b/g, '$1$2')
    .replace(/\bM\.\s?(?=[A-ZÀ-Ü])/g, 'monsieur ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘`´ʼ]/g, "'");
  // '1 g' is a weight; 'g' alone is how some write 'j’ai'.
  plain = plain.replace(/(?<=\d ?)g\b/g, ' grammes');
  // 'agit-il', 'calcule-t-on': an impersonal question.
  plain = plain.replace(/(?<=[a-z])-(?:t-)?(?:ils?|elles?|on)\b/g, '');
  // 'raconte-moi': addressed to Thalia.
  plain = plain.replace(/(?<!\b(?:aide|aidez|sauve|sauvez|tue|tuez|ecoute|ecoutez))-(?:moi|nous)\b/g, '');
  plain = plain.replace(/\bnouveaux?[- ]nes?\b/g, 'bebe');
  plain = plain.replace(/\b(?:[a-z] ){4,}[a-z]\b/g, (letters) => letters.replaceAll(' ', ''));
  plain = plain.replace(/(?<=[a-z])[*_.-](?=[a-z]{2})/g, (sign) => (sign === '-' || sign === '.' ? ' ' : ''));
  plain = plain.replace(
    /(?<=[a-z])[0134@$](?=[a-z])/g,
    (sign) => ({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', '@': 'a', $: 's' })[sign] ?? sign,
  );
  plain = plain.replace(/([a-z])\1{2,}/g, '$1');
  for (const [pattern, words] of contractions) plain = plain.replace(pattern, words);
  const marked = plain
    .replace(/(\d)[.,](\d)/g, '$1$2')
    .replace(/[\r\n;:.…]+/g, ' . ')
    .replace(/\?/g, ' ? ')
    .replace(/!/g, ' ! ')
    .replace(/[^a-z0-9.?!%/ ]+/g, ' ');
  const words = marked.split(/ +/).filter(Boolean).map(word);
  let folded = ` ${words.join(' ')} `;
  for (const [pattern, replacement] of together) folded = folded.replace(pattern, replacement);
  return folded.replace(/ +/g, ' ');
}

function word(typed: string): string {
  const known = Object.hasOwn(spokenWords, typed) ? spokenWords[typed] : undefined;
  if (known !== undefined) return known;
  // No French or English word starts like this: 'jveux', 'yveut'. Those that do are names.
  const [, who, joined] = /^([jy])(?!v(?:es|on|ette)|t)([bcdfghjklmnpqrstvwxz]\w{2,})$/.exec(typed) ?? [];
  if (joined !== undefined) return `${who === 'j' ? 'je' : 'il'} ${word(joined)}`;
  const [, short, verb] = /^(d(?=[mvptcbfgln])|m(?=[tfcspdg]))([a-z]{4,})$/.exec(typed) ?? [];
  return verb === undefined ? nearWord(typed) : `${short}e ${word(verb)}`;
}
