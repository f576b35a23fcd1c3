import type { Language } from '../../_shared/language.schema.ts';
import { asksSide } from './fits-asking.ts';
import { plain } from './plain.ts';
import { splitWords, type Concept } from './read-concepts.ts';

const conjunction: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:et|pis|puis|mais|meme chose|aussi|ensuite|apres)\b/,
  en: /^(?:and|what about|how about|but|same|also|then|so)\b/,
};
/** 'Chez l’enfant?', but not 'avant de donner la digoxine, que vérifier?' */
const preposition: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:pour|chez|avec|avant|apres) /,
  en: /^(?:for|in|with|before|after) /,
};
/** Words that refer to an earlier subject. */
const standing: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:celui|celle|ceux|celles|ce cas|ces cas|cet age|la-dedans|ca|lui|leur|elles?|ils?|l'autre|les autres)\b/,
  en: /\b(?:it|its|them|they|that|those|these|this|ones?|the other|others)\b/,
};
const interrogative =
  /\b(?:pourquoi|quand|comment|combien|ou|qui|quoi|quels?|quelles?|why|when|how|where|who|what|which)\b/;
/** A whole question about what somebody may do: 'est-ce que le patient peut partir'. */
const asksLeave = /^est[- ]ce qu|\b(?:peu[tx]|peuvent|puis[- ]je|can|may|could)\b/;
/** 'Comment prévenir?', 'c’est contagieux?' */
const asksOn =
  /\b(?:comment|quand|combien|ou|quels?|quelles?|how|when|where|which|who)\b|^c'? ?est\b(?!.*\b[qk]uoi\b)|^est[- ]ce (?!qu)/;
/** 'Ça veut dire quoi, NPO': it refers to nothing earlier. */
const asksSense = /\b(?:ve[ui][tx]? dire|signifi\w+|mean\w*|called|appelle\w*)\b/;
/** What is asked about a subject, beside the sides that are listed as such. */
const intents =
  /^(?:doses?|dosages?|posologie|surveill\w+|watch\w*|monitor\w*|diete|diet|regime|alimentation|foods?|aliments?|masques?|masks?|supplies|enseignement|teaching|complications?|antidotes?|contre|indications?|contraindications?|frequen\w+|angles?|sites?|aiguilles?|needles?|volumes?|materiel|equipment|positions?|precautions?|interventions?|couleurs?|colou?rs?)$/;
/** A longer question says what it is about. */
const FEW_WORDS = 6;
/** 'Why is that?': more words ask something else. */
const FEWEST_WORDS = 3;
const FEW_SUBJECTS = 2;

/** For whom something is asked. */
const people =
  /^(?:[ld](?=[aeh]))?(?:adultes?|enfants?|bebes?|nourrissons?|nouveau|nes?|agee?s?|aine[es]*|femmes?|hommes?|enceintes?|grossesse|ados?|adolescente?s?|adults?|child|children|kids?|infants?|newborns?|baby|babies|toddlers?|teens?|teenagers?|elderly|older|seniors?|wom[ae]n|m[ae]n|pregnant|pregnancy)$/;
const typedIs =
  (pattern: RegExp) =>
  ({ ways: [typed = []] }: Concept) =>
    typed.every((word) => pattern.test(plain(word)));
const isPeople = typedIs(people);
const isIntent = typedIs(intents);

const namesSubject = (own: readonly Concept[]) =>
  own.some((one) => !one.isSide && !isPeople(one) && !isIntent(one));

/** 'Et chez l’enfant?' names the people, and nothing else. */
export const namesPeople = (own: readonly Concept[]): boolean => own.some(isPeople) && !namesSubject(own);

/** Whether a question opens as one that follows another: 'et chez l’enfant?', 'what about them?' */
export function opensAsFollowUp(text: string, language: Language): boolean {
  const asked = plain(text).trim();
  return (
    conjunction[language].test(asked) ||
    (preposition[language].test(asked) && splitWords(asked).length <= FEW_WORDS)
  );
}

/** Whether what it names is asked about the subject before: 'how often to change it', 'ou piquer?' */
export function refersBack(text: string, own: readonly Concept[], language: Language): boolean {
  const asked = plain(text).trim();
  const words = splitWords(asked).length;
  const refers =
    standing[language].test(asked) && own.filter(({ isSide }) => !isSide).length <= FEW_SUBJECTS
      ? words <= FEW_WORDS
      : asksOn.test(asked) && words <= FEWEST_WORDS;
  return refers && !asksSense.test(asked);
}

/** Whether it names no subject of its own, but people or what is asked: 'et chez l’enfant?', 'la dose?' */
export function lacksSubject(text: string, own: readonly Concept[], language: Language): boolean {
  const asked = plain(text).trim();
  if (namesSubject(own)) return false;
  if (opensAsFollowUp(text, language) || standing[language].test(asked)) return true;
  if (asksLeave.test(asked) && !interrogative.test(asked)) return false;
  const words = splitWords(asked).length;
  const isAsking = own.length > 0 || asksSide(text);
  return isAsking ? words <= FEW_WORDS : words <= FEWEST_WORDS && interrogative.test(asked);
}

/** Whether it asks about another aspect than the question before: 'la dose?' */
export const asksAnew = (text: string, own: readonly Concept[]): boolean =>
  own.some((one) => !isPeople(one) && (one.isSide || isIntent(one))) || asksSide(text);

/** After an opening alone these letters are a route: 'and im?' is no 'I'm'. */
const route =
  /^((?:et|pis|puis|mais|and|what about|how about|but|then|pour|for|en|par|by|la|le|the|l['’]| )+)(im|iv|sc|sq|po|sl|id)(?=\W*$)/iu;
export const nameRoute = (text: string): string =>
  text.trim().replace(route, (_, opening: string, letters: string) => opening + letters.toUpperCase());

interface Combined {
  readonly concepts: readonly Concept[];
  /** The aspect that the question asks about. */
  readonly asking: string;
}

/**
 * Combines a question with the subjects of the previous one: with all of them, and, if it names another
 * subject, with each one left out, because 'et celui de la warfarine?' replaces 'l’antidote de l’héparine'.
 * People only replace people. The aspect of the new question replaces the old one.
 */
export function followUps(text: string, own: readonly Concept[], before: readonly Concept[]): Combined[] {
  const isAnew = asksAnew(text, own);
  const kept = before
    .filter((one) => !(own.some(isPeople) && isPeople(one)))
    .filter((one) => !isAnew || isPeople(one) || !(one.isSide || (isIntent(one) && namesSubject(before))));
  const leaving = namesSubject(own) ? kept.map((_, out) => kept.filter((_one, at) => at !== out)) : [];
  return [kept, ...leaving].map((rest) => ({
    concepts: [
      ...own,
      ...rest
        .filter((one) => !own.some((other) => isSame(one, other)))
        .map((one): Concept => ({ ...one, isEarlier: true })),
    ],
    asking: isAnew ? text : `${text} ${rest.map(({ ways: [typed = []] }) => typed.join(' ')).join(' ')}`,
  }));
}

const isSame = (one: Concept, other: Concept) => one.ways[0]?.join(' ') === other.ways[0]?.join(' ');
