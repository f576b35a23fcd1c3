/**
 * What a question is besides its subject. 'exam-key', 'crisis', 'own-health' and 'greeting' have an answer of their own;
 * 'real-patient' and 'beyond-scope' get a warning before what the bank says.
 */
export type QuestionKind = 'exam-key' | 'crisis' | 'own-health' | 'greeting' | 'real-patient' | 'beyond-scope' | 'course';

const exam = "(?:(?:l'|la |the |les |mon |ton |un |my |an? |next |prochain )*(?:examens?|exams?|simulations?(?: d'examens?)?)(?! (?:clinique|physique|neurologique|medical|visuel|sanguin|d'|de (?:laboratoire|sang|l'abdomen))))";
const held = "(?:reponses|(?:cles?|grilles?) (?:de |des )(?:reponses?|correction)|answers?|corriges?|cles?|keys?|solutions|codes?(?: d'acces)?|access codes?|questions)";

const kinds: readonly (readonly [QuestionKind, RegExp])[] = [
  ['crisis', /\b(?:je (?:veux|vais|voudrais|pense a|songe a) (?:mourir|me tuer|me suicider|en finir)|(?:envie|idees?) de (?:mourir|me tuer|me suicider|en finir)|me suicider|i want to die|kill(?:ing)? myself|end my life|suicidal myself)\b/],
  ['exam-key', new RegExp(`\\b(?:${held} (?:de |du |des |of |to |for |from |d'|on |in |a |la )*${exam}|(?:answers?|reponses?) (?:a|de|to|of|for) (?:la |the )?question \\d+|(?:exam|examen|simulation) (?:answers?|(?:answer )?keys?|(?:access )?codes?|solutions|questions)|(?:triche\\w*|cheat\\w*)\\b.*${exam}|(?:answers|reponses) .*\\bexam(?:en)?s?$)`)],
  ['own-health', /\b(?:j'ai (?:tres |vraiment |encore )*(?:mal|de la fievre|des? (?:douleurs?|vertiges?|nausees?|saignements?|palpitations?)|une? (?:douleur|bosse|bouton))|ai-je (?:une?|le|la|l'|du)|(?:est-ce que |qu'est-ce que )?je (?:saigne|vomis|respire mal|me sens|fais de la fievre)|mon (?:enfant|fils|bebe|pere|chum|conjoint|mari)|ma (?:fille|mere|blonde|conjointe|femme)|do i have|i (?:have|feel) (?:an? |some |really |very |bad |severe )*(?:chest|pain|fever|headache|sick|dizzy|nauseous|rash|bleeding)|my (?:own )?(?:chest|head|stomach|arm|leg|back|child|son|daughter|baby|mother|father|wife|husband)\b)/],
  ['greeting', /^(?:(?:bonjour|bonsoir|salut|allo|coucou|hello|hi|hey|merci|thanks|thank you|good (?:morning|evening)|thalia|beaucoup|ca va|how are you|comment (?:ca va|allez-vous|vas-tu)|qui es-tu|qui etes-vous|tu es qui|who are you|what are you|que (?:peux-tu|pouvez-vous|sais-tu) faire(?: pour moi)?|what can you do|aide(?:-moi)?|help(?: me)?|test)\W*)+$/],
  ['beyond-scope', /\b(?:prescri\w+|diagnosti\w+|prescribe|diagnos\w+|intuber?|intubate|sutur\w+|(?:changer|modifier|augmenter|diminuer|doubler|ajuster|change|increase|double|adjust) (?:la |une |the |a |an )?dos(?:e|age)s?)\b/],
  ['real-patient', /\b(?:mon (?:patient|resident|client|usager)|ma (?:patiente|residente|cliente|usagere)|my (?:patient|resident|client))\b/],
];

export function kindOfQuestion(text: string): QuestionKind {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'course';
}
