import { near } from './people.ts';
import { words } from './words.ts';

// Applied to a folded text: see fold.ts.
const cared =
  'patiente?|residente?|cliente?|usagere?|beneficiaire|dame|monsieur|madame|personne|aine|mme|mr|mrs|resident|patient|client|lady|man|woman|person|someone|elle|il|she|he';
const looksFor =
  '(?:reclame\\w*|demande\\w*(?: (?:a voir|ou est))?|cherche\\w*|appelle|attends?|veux (?:voir|parler a)|parle (?:a|de)|(?:asks?|asking|calls?|calling|looks?|looking|search\\w*|waits?|waiting) (?:for|to see|about|where)|wants? to see|talks? (?:to|about))';
const dead =
  '(?:decedee?s?|morte?s?|disparue?s?|dead|deceased|late|died|passed away|(?:qui|who) (?:est|sont|is|are|has|a) (?:\\w+ ){0,3}(?:morte?s?|decedee?s?|dead|deceased|died|passed))';

/** A person in care looks for somebody who died long ago, as in dementia. */
const grief = new RegExp(
  `\\b(?:${cared})\\b(?: \\w+){0,7}? ${looksFor}(?: \\w+){0,3}? (?:sa|son|ses|her|his|their|the)(?: \\w+)? ?(?:(?:${near})(?: \\w+){0,2} ${dead}|${dead} (?:${near}))\\b`,
);
/** What such a question is made of. A word beside them may be the danger: 'and is not breathing'. */
const ofTheQuestion = words(`
  reclame\\w* demande\\w* cherche\\w* appelle attends? veux voir parle a de ou est asks? asking calls? calling looks? looking search\\w* waits? waiting for to see about where wants? talks?
  sa son ses her his their the decedee? decedes morte? morts disparue? dead deceased late died passed away qui sont who is are has depuis since for long ago longtemps il y years? ans annees?
  une? la le les l des du d au aux et en dans avec avant a an and in with on at of
  keeps? constantly always often every each day night evening soir nuit matin jour jours tous toujours souvent sans cesse arret encore again chaque fois
  que quoi qu est ce comment pourquoi what how why dois je do i does should lui dire dis reponds repondre reagir reaction approche validation validate orienter realite reality say tell answer respond react best faut bonne meilleure facon reponse
  demence dementia alzheimer troubles? cognitifs? neurocognitifs? majeurs? atteinte? ayant confuse? confus confused confusion stage placement chambre room age agee? old elderly aines?
`);
const onlyTheQuestion = new RegExp(`^(?:${ofTheQuestion}|${cared}|${near}|[0-9]+)$`);

/** 'A resident asks for her dead mother: what do I say?', and nothing else that might be happening. */
export const isOldGrief = (folded: string): boolean =>
  grief.test(folded) &&
  (folded.match(/\w+/g) ?? []).every((word) => onlyTheQuestion.test(word)) &&
  !/\b(?:je|i) (?:reclame|demande|cherche|appelle|attends?|veux|parle)\b/.test(folded);
