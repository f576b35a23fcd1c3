import type { Language } from '../_shared/language.schema.ts';
import { inBankWords } from './in-bank-words.ts';

/** Question words, and words that fit every item: they say nothing about the subject. */
const said = new Set(
  `
  comment pourquoi quand quoi que quel quelle quels quelles qui combien est-ce dois doit devrais faut faire fait fais
  peux peut peux-tu pouvez expliquer explique expliquez-moi explique-moi dis dis-moi dire donne donne-moi donner definir definis
  definition parle parle-moi bonjour bonsoir salut merci thalia svp stp aide aide-moi savoir veux voudrais aimerais
  diagnostic diagnosis question questions chose choses cas exemple principal principaux principale principales important importante
  infirmiere infirmier auxiliaire patient patiente patients personne personnes monsieur madame resident residente usager usagere client cliente
  avoir etre prendre prends prend on si quelqu'un chez c j sont est es le la les de du des un une et ou a au aux en dans pour par jour devant apres mon ma mes ton ta tes son sa ses avant pendant contre
  how why when what which who where can could should would must do does tell explain define definition give me please
  mesurer mesure measure talk talks talking say says said parler reagir aider faites
  hello hi thanks help know want nurse auxiliary patient patients resident residents client clients person people someone if take is are the of a an and or in to for i my your his her about main important example question questions
`
    .trim()
    .split(/\s+/),
);

/** Words that are too general to be a subject alone. */
const vague = new Set(
  'effet effets effect effects etape etapes step steps rate frequence valeur valeurs normal normale normales normaux dose doses role but signe signes symptome symptomes cause causes prevention soin soins sign signs symptom symptoms care'.split(
    ' ',
  ),
);

/**
 * The subject of a question: its words without the question itself, in the bank's vocabulary. Empty when
 * nothing is left.
 */
export function findSubject(text: string, language: Language): string {
  const words = inBankWords(text, language)
    .split(/[\s,;:.!?«»"()]+/)
    .filter(Boolean);
  const telling = words.filter((word) => !said.has(plain(word)));
  const precise = telling.filter((word) => !vague.has(plain(word)));
  // 'the role of the auxiliary nurse': here the general words are all there is.
  return (precise.length > 0 || telling.length === 0 ? precise : words).join(' ');
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^(?:[cdjlmnst]|qu)'/, '')
    .replace(/'s$/, '');
}
