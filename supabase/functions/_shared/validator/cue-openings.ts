import { type CueLanguage, infinitive, object, words } from './cue-words.ts';

export const firstWord = (text: string) => /^[«“"\s]*(\p{L}+'?)/u.exec(text)?.[1]?.toLowerCase() ?? '';

const openings = {
  fr: [
    ['a quotation', /^[«“"]/u],
    ['a number', /^\d/u],
    ['a gerund', /^en (?:\p{L}+ |l'|s'|d'){0,3}\p{L}+ant(?!\p{L})/iu],
    ['an infinitive', new RegExp(`^${object}${infinitive}(?!\\p{L})`, 'iu')],
    ['a sentence', /^(?:vous|je|il|elle|ils|elles|on|nous|c'est|ce sont|oui|non|qu'|que)(?!\p{L})/iu],
  ],
  en: [
    ['a quotation', /^[«“"]/u],
    ['a number', /^\d/u],
    ['a gerund', /^by (?:\p{L}+ )?\p{L}+ing\b/iu],
    ['an infinitive', /^to \p{L}+/iu],
    ['a sentence', /^(?:you|i|he|she|it|they|we|yes|no|that)\b/iu],
  ],
} as const satisfies Record<CueLanguage, readonly (readonly [string, RegExp])[]>;

/** They end as infinitives do. */
const nouns = words(
  "(?:une? |l'|d'|le |la |les |leur )?(?:air|cancer|danger|dernier|escalier|fer|foyer|goûter|hier|hiver|infirmier|loisir|panier|papier|plaisir|premier|quartier|soir|souvenir|tiroir|urinoir|couloir|histoire|mémoire|gloire|mâchoire|cadre|ordre|autre|votre|notre|quatre|titre|pire|fièvre|lèvre|livre|cadavre)",
);

/** The kind of word that an option opens with. */
export function openingKind(text: string, language: CueLanguage): string {
  const found = openings[language].find(([kind, form]) => {
    const match = form.exec(text);
    return match && !(kind === 'an infinitive' && nouns.test(match[0]));
  });
  return found?.[0] ?? PHRASE;
}

export const PHRASE = 'a phrase';
/** 'It is red' and 'The skin is red' are alike: the first word does not show whether a verb follows. */
export const looksAlike = (one: string, other: string) =>
  [one, other].every((kind) => kind === PHRASE || kind === 'a sentence');
