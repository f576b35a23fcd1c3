/**
 * The kind of a question, apart from its subject; danger is recognised first (safety/classify-danger.ts).
 * 'exam-key' and 'greeting' have an answer of their own; 'real-patient' and 'beyond-scope' get a warning
 * before the answer from the bank.
 */
export type QuestionKind = 'exam-key' | 'greeting' | 'real-patient' | 'beyond-scope' | 'course';

const examWord =
  "(?:examens?|exams?|simulations?(?: d'examens?)?)(?! (?:clinique|physique|neurologique|medical|visuel|sanguin|d'|de (?:laboratoire|sang|l'abdomen)))";
const exam = `(?:(?:l'|la |the |les |mon |ton |un |my |an? |next |prochain )*${examWord})`;
const held =
  "(?:reponses|(?:cles?|grilles?) (?:de |des )(?:reponses?|correction)|answers?|corriges?|cles?|keys?|solutions|codes?(?: d'acces)?|access codes?|questions)";

const kinds: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'exam-key',
    new RegExp(
      `\\b(?:${held} (?:de |du |des |of |to |for |from |d'|on |in |a |la )*${exam}|(?:answers?|reponses?) (?:a|de|to|of|for) (?:la |the )?question \\d+|(?:exam|examen|simulation) (?:answers?|(?:answer )?keys?|(?:access )?codes?|solutions|questions)|(?:triche|cheat).*${examWord}|(?:answers|reponses) .*\\bexam(?:en)?s?$)`,
    ),
  ],
  [
    'greeting',
    /^(?:(?:bonjour|bonsoir|salut|allo|coucou|hello|hi|hey|merci|thanks|thank you|good (?:morning|evening)|thalia|beaucoup|ca va|how are you|comment (?:ca va|allez-vous|vas-tu)|qui es-tu|qui etes-vous|tu es qui|who are you|what are you|que (?:peux-tu|pouvez-vous|sais-tu) faire(?: pour moi)?|what can you do|aide(?:-moi)?|help(?: me)?|test)\W*)+$/,
  ],
  [
    'beyond-scope',
    /\b(?:(?<!\bfait |\bfaire )prescri(?:re|s|rait|rais)|diagnosti\w+|prescribe|diagnos\w+|intuber?|intubate|sutur\w+|(?:puis-je|je peux|can i|may i) (?:faire|ecrire|rediger|signer|write|make|sign) (?:une |des |a )?prescriptions?|(?:changer|modifier|augmenter|diminuer|doubler|ajuster|change|increase|double|adjust) (?:la |une |the |a |an )?dos(?:e|age)s?)\b/,
  ],
  [
    'real-patient',
    /\b(?:mon (?:patient|resident|client|usager)|ma (?:patiente|residente|cliente|usagere)|my (?:patient|resident|client))\b/,
  ],
];

export function classifyQuestion(text: string): QuestionKind {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'course';
}
