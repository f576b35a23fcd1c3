import { near } from './people.ts';

// Applied to a folded text: see fold.ts.
const cared =
  '(?:patiente?|residente?|cliente?|usagere?|beneficiaire|dame|monsieur|madame|personne|aine|mme|mr|mrs|resident|patient|client|lady|man|woman|person|someone|elle|il|she|he)';
const looksFor =
  '(?:reclame\\w*|demande\\w*(?: (?:a voir|ou est))?|cherche\\w*|appelle|attends?|veux (?:voir|retrouver|parler a)|parle (?:a|de)|(?:asks?|asking|calls?|calling|looks?|looking|search\\w*|waits?|waiting) (?:for|to see|about|where)|wants? to see|talks? (?:to|about))';
const dead =
  '(?:decedee?s?|morte?s?|disparue?s?|dead|deceased|late|died|passed away|(?:qui|who) (?:est|sont|is|are|has|a) (?:\\w+ ){0,3}(?:morte?s?|decedee?s?|dead|deceased|died|passed))';

/** A person in care looks for somebody who died long ago, as in dementia. */
const grief = new RegExp(
  `\\b${cared}\\b(?: \\w+){0,7}? ${looksFor}(?: \\w+){0,3}? (?:sa|son|ses|her|his|their|the)(?: \\w+)? ?(?:(?:${near})(?: \\w+){0,2} ${dead}|${dead} (?:${near}))\\b`,
);
/** Whoever speaks of oneself, or of a wish to die, is not heard as a question of a course. */
const graver =
  /\b(?:mon|ma|mes|my|our|notre|rejoindre|join|retrouver au ciel|suicid\w*|mourir|die|dying|kill\w*|tue\w*|pilules?|pills?|veux (?:plus|pas)|envie|peux plus|a bout|craque|pleure|ai peur|i am (?:afraid|scared))\b/;

/** 'A resident asks for her dead mother: what do I say?' */
export const isOldGrief = (folded: string): boolean => grief.test(folded) && !graver.test(folded);
