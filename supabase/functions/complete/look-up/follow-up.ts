import type { Language } from '../../_shared/language.schema.ts';
import { asksSide } from './fits-asking.ts';
import { plain } from './plain.ts';
import type { Concept } from './read-concepts.ts';

const opening: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:et|pis|puis|mais|meme chose|aussi|ensuite|apres)\b|^(?:pour|chez|avec|avant|apres) /,
  en: /^(?:and|what about|how about|but|same|also|then|so)\b|^(?:for|in|with|before|after) /,
};
/** Words that refer to an earlier subject. */
const standing: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:celui|celle|ceux|celles|ce cas|ces cas|cet age|la-dedans|ca|lui|leur|elles?|ils?|l'autre|les autres)\b/,
  en: /\b(?:it|its|them|they|that|those|these|this|ones?|the other|others)\b/,
};
/** A question of so few subjects is likely to follow another one. */
const FEW = 1;

/** Whether a question follows another one: 'et chez l’enfant?', 'what about them?' */
export function isFollowUp(text: string, own: readonly Concept[], language: Language): boolean {
  const asked = plain(text).trim();
  const subjects = own.filter(({ isSide }) => !isSide);
  return (
    opening[language].test(asked) ||
    (standing[language].test(asked) && subjects.length <= FEW + 1) ||
    subjects.length === 0
  );
}

/** For whom something is asked. */
const people =
  /^(?:adultes?|enfants?|bebes?|nourrissons?|nouveau|nes?|agee?s?|aine[es]*|femmes?|hommes?|enceintes?|grossesse|ados?|adolescente?s?|adults?|child|children|infants?|newborns?|baby|babies|toddlers?|teens?|teenagers?|elderly|older|seniors?|wom[ae]n|m[ae]n|pregnant|pregnancy)$/;
const isPeople = ({ ways: [typed = []] }: Concept) => typed.every((word) => people.test(plain(word)));

/** 'Et chez l’enfant?' names the people, and nothing else. */
export function namesPeople(own: readonly Concept[]): boolean {
  const named = own.filter(({ isSide }) => !isSide);
  return named.length > 0 && named.every(isPeople);
}

interface Combined {
  readonly concepts: readonly Concept[];
  /** The aspect that the question asks about. */
  readonly asking: string;
}

/**
 * Combines a question with the subjects of the previous one: with all of them, and with each one left out,
 * because 'et chez l’enfant?' replaces 'chez l’adulte'. People only replace people. The aspect of the new
 * question replaces the old one.
 */
export function followUps(text: string, own: readonly Concept[], before: readonly Concept[]): Combined[] {
  const asksAnew = own.some(({ isSide }) => isSide) || asksSide(text);
  const kept = asksAnew ? before.filter(({ isSide }) => !isSide) : before;
  const areOthers = namesPeople(own);
  const leaving = kept.flatMap((one, out) =>
    areOthers && !isPeople(one) ? [] : [kept.filter((_, at) => at !== out)],
  );
  const variants = [kept, ...leaving];
  return variants.map((rest) => ({
    concepts: [...own, ...rest.filter((one) => !own.some((other) => isSame(one, other)))],
    asking: asksAnew ? text : `${text} ${rest.map(({ ways: [typed = []] }) => typed.join(' ')).join(' ')}`,
  }));
}

const isSame = (one: Concept, other: Concept) => one.ways[0]?.join(' ') === other.ways[0]?.join(' ');
