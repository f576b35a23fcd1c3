import { type OptionId, optionIds } from '../assessment/bounds.ts';
import type { GeneratedItem } from './generated-item.schema.ts';

export type CueLanguage = 'fr' | 'en';

/** What a reader of the options alone sees: without it being known what is asked, one option stands apart. */
export const cueNames = [
  'escalates',
  'hurries',
  'double',
  'justifies',
  'hedges',
  'absolute',
  'echo',
  'length',
  'number',
  'list',
  'opening',
  'full-stop',
  'article',
] as const;
export type CueName = (typeof cueNames)[number];

export interface Cue {
  readonly name: CueName;
  /** The option that stands apart, with what it has or, when `lacks`, with what the other three have. */
  readonly option: OptionId;
  readonly lacks: boolean;
  readonly message: string;
}

/** One wording of an item with its key. */
export interface CuedItem {
  readonly stem: string;
  readonly options: Readonly<Record<OptionId, { readonly text: string }>>;
  readonly key: OptionId;
}

/** Whole words, in any case. */
const words = (...alternatives: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.join('|')})(?![\\p{L}\\d])`, 'iu');

const object =
  "(?:(?:ne |n')?(?:pas |plus )?(?:me |se |vous |nous |le |la |les |lui |leur |en |y |s'|l'|d')*)";
const infinitive =
  '\\p{L}*(?:er|ir|[dv]re|[dlru]ire|(?<!\\p{L})(?:(?:re|dé)?faire|taire|plaire|rire)|crire|oire|aître|attre|ettre|clure|ompre)';

/** Words that an option has or has not. Apostrophes are straight in what is matched. */
export const lexicalCues = {
  escalates: {
    fr: words(
      "avis(?:er|ez|ant|e)|alert(?:er|ez|ant)|signal(?:er|ez|ant)|rapport(?:er|ez)|déclarer|transmettre|informer (?:l'|le |la |votre |son |sa )",
      "(?:prévenir|consulter|joindre|appeler|rappeler|chercher|en parler|parler|dire) (?:\\p{L}+ ){0,3}(?:à |au |l'|le |la |un |une |votre |à l'|à votre )*(?:infirmi\\p{L}+|médecin|chef|enseignant\\p{L}*|supérieure?|syndic|équipe)",
      "(?:appeler|demander|chercher|obtenir) (?:\\p{L}+ )?(?:à l'|de l'|l')aide|appeler le|911",
    ),
    en: words(
      'notify\\p{L}*|alert(?:ing)? (?:the|your|a|his|her)|(?<!the |a |incident )report(?:ing)?|tell(?:ing)? (?:the|your|a) (?:nurse|doctor|physician|charge|team|supervisor|teacher)|inform(?:ing)? (?:the|your|a)',
      '(?:call|consult|contact|phone)(?:ing)? (?:for|the|your|a|an)|911|get(?:ting)? help|(?<!(?:her|him|them) to )ask(?:ing)? for help',
      '(?:nurse|doctor|physician|supervisor|teacher) (?:is |be |must be )?(?:notified|told|informed|alerted)',
    ),
  },
  hurries: {
    fr: words(
      "immédiate?(?:ment)?|immédiats?|sans (?:délai|tarder|attendre)|aussitôt|sur-le-champ|tout de suite|d'urgence|dès maintenant",
    ),
    en: words(
      'immediate(?:ly)?|without (?:delay|waiting)|at once|right away|promptly|urgently|straight away',
    ),
  },
  double: {
    fr: words('et', 'puis', 'ensuite', 'ainsi que', 'tout en'),
    en: words('and', 'then', 'as well as'),
  },
  justifies: {
    fr: words(
      "car|parce qu(?:e|')|puisqu(?:e|')|afin (?:de|d'|qu(?:e|'))|pour qu(?:e|')|de peur|par (?:respect|prudence|précaution)",
      `pour ${object}${infinitive}`,
      "pour (?:plus de|son confort|sa sécurité|la sécurité|l'énergie|le confort)",
    ),
    en: words(
      'because|so (?:that|as|he|she|it|they|you|the)|in order to|(?<=, )(?:since|as)|since (?:he|she|it|they|the|this|you)|as (?:he|she|it|they|this) (?:is|are|was|has|have|can|may|will)',
      'to (?:avoid|prevent|reduce|keep|protect|save|make sure|ensure|help|relieve|ease|calm|spare|limit|lower|stop|hide|mask|give (?:him|her|them) time|let (?:him|her|it|them))',
      'for (?:more )?(?:comfort|safety|energy)|out of respect',
    ),
  },
  hedges: {
    fr: words(
      "généralement|habituellement|normalement|parfois|peut|peuvent|pourrait|pourraient|peut-être|selon|si nécessaire|s'il y a lieu|en général|la plupart",
    ),
    en: words(
      'generally|usually|normally|sometimes|may|might|could|perhaps|according to|depending on|if necessary|if needed|in general|most of',
    ),
  },
  absolute: {
    fr: words(
      'toujours|jamais|seulement|uniquement|exclusivement|en tout temps|sans exception|dans tous les cas',
    ),
    en: words('always|never|only|exclusively|at all times|without exception|in all cases'),
  },
} as const satisfies Partial<Record<CueName, Record<CueLanguage, RegExp>>>;

/** How a message says it: what one option does, what the other three do, and the remedy. */
const wordings: Record<CueName, { readonly has: string; readonly remedy: string }> = {
  escalates: {
    has: 'tells or calls somebody',
    remedy: 'let all four notify (whom, when, with which data) or none',
  },
  hurries: { has: 'says how urgent it is', remedy: 'say when in all four, or in the stem' },
  double: { has: 'joins two things', remedy: 'give all four one act, or all four two' },
  justifies: { has: 'gives a reason', remedy: 'give all four a reason, or leave it to the rationale' },
  hedges: { has: 'is hedged', remedy: 'say all four as firmly' },
  absolute: { has: 'is absolute', remedy: 'say all four as firmly' },
  echo: {
    has: 'repeats words of the stem',
    remedy: 'say it in other words, or let distractors repeat them too',
  },
  length: { has: 'differs in length', remedy: 'make the four as long as each other' },
  number: { has: 'holds a number', remedy: 'give all four a number, or none' },
  list: { has: 'is a list', remedy: 'let all four list as much, or none' },
  opening: { has: 'opens in another way', remedy: 'open all four in the same way, or each in its own' },
  'full-stop': { has: 'ends in a full stop', remedy: 'end all four alike' },
  article: { has: 'fits the article that ends the stem', remedy: 'let all four fit it' },
};

/** What sets one option apart from the other three, whether it is the key or not. Pure. */
export function findCues(item: CuedItem, language: CueLanguage): Cue[] {
  const texts = optionIds.map((id) => plain(item.options[id].text));
  const place = optionIds.indexOf(item.key);
  return [
    ...lexical(texts, place, language),
    ...echo(item, texts, place),
    ...length(texts, place),
    ...grain(texts, place),
    ...grammar(plain(item.stem), texts, place, language),
  ];
}

const plain = (text: string) => text.replaceAll('’', "'").replace(/[\u00a0\u202f]/gu, ' ');

interface Standing {
  /** Place of the option, from 0. */
  readonly place: number;
  readonly lacks: boolean;
}

/** The one of four that alone has something, or alone lacks it. */
function standsApart(has: readonly boolean[]): Standing | null {
  const count = has.filter(Boolean).length;
  if (count === 1) return { place: has.indexOf(true), lacks: false };
  return count === has.length - 1 ? { place: has.indexOf(false), lacks: true } : null;
}

/** Three with something and a distractor without it: nobody is led to the key. */
const isOrdinary = ({ place, lacks }: Standing, key: number) => lacks && place !== key;

function cue(name: CueName, { place, lacks }: Standing, key: number, detail = wordings[name].has): Cue {
  const option = optionIds[place] ?? 'a';
  const who = `option ${option} (${place === key ? 'the key' : 'a distractor'})`;
  const says = lacks ? `every option ${detail} except ${who}` : `only ${who} ${detail}`;
  return { name, option, lacks, message: `${says}: ${wordings[name].remedy}` };
}

function lexical(texts: readonly string[], key: number, language: CueLanguage): Cue[] {
  return (Object.keys(lexicalCues) as (keyof typeof lexicalCues)[]).flatMap((name) => {
    const found = texts.map((text) => lexicalCues[name][language].exec(text)?.[0]);
    const standing = standsApart(found.map((match) => match !== undefined));
    if (!standing || isOrdinary(standing, key)) return [];
    const match = standing.lacks ? undefined : found[standing.place];
    const quoted = match === undefined ? '' : ` (“${match}”)`;
    return [cue(name, standing, key, wordings[name].has + quoted)];
  });
}

/** Long words by how they begin, so that endings do not matter. */
export function longWords(text: string): Set<string> {
  const found = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return new Set(found.map((word) => word.slice(0, 6)));
}

const ECHOED_WORDS = 2;

/** Only the key: a distractor that repeats the stem leads nobody to the key. */
function echo({ stem }: CuedItem, texts: readonly string[], key: number): Cue[] {
  const asked = longWords(plain(stem));
  const shared = texts.map((text) => [...longWords(text)].filter((word) => asked.has(word)));
  const own = shared[key] ?? [];
  if (own.length < ECHOED_WORDS || shared.some((found, place) => place !== key && found.length > 0))
    return [];
  return [cue('echo', { place: key, lacks: false }, key, `repeats words of the stem (${own.join(', ')})`)];
}

/** By the nearest other option, and of a distractor only when nobody can overlook it. */
const OUTSTANDING = { key: 1.3, distractor: 1.6 } as const;
/** Characters by which options differ in sight, however short they are. */
const LEAST_DIFFERENCE = 8;

function length(texts: readonly string[], key: number): Cue[] {
  return texts.flatMap((text, place): Cue[] => {
    const others = texts.filter((_, other) => other !== place).map((other) => other.length);
    const limit = place === key ? OUTSTANDING.key : OUTSTANDING.distractor;
    const [shortest, longest] = [Math.min(...others), Math.max(...others)];
    if (text.length >= longest * limit && text.length - longest >= LEAST_DIFFERENCE)
      return [
        cue(
          'length',
          { place, lacks: false },
          key,
          `is much longer than the others (${text.length} characters, the next ${longest})`,
        ),
      ];
    if (text.length * limit <= shortest && shortest - text.length >= LEAST_DIFFERENCE)
      return [
        cue(
          'length',
          { place, lacks: false },
          key,
          `is much shorter than the others (${text.length} characters, the next ${shortest})`,
        ),
      ];
    return [];
  });
}

/** Numbers that are names: emergency and information lines. */
const telephone = /\b(?:911|811|9-8-8|1[ -]8\d\d[ -][\d A-Z-]+)/gu;
const list = /,[^,]+(?:,| et | ou | and | or )/u;

function grain(texts: readonly string[], key: number): Cue[] {
  const numbers = standsApart(texts.map((text) => /\d/u.test(text.replace(telephone, ''))));
  const lists = standsApart(texts.map((text) => list.test(text)));
  return [
    ...(numbers?.place === key ? [cue('number', numbers, key)] : []),
    ...(lists?.place === key ? [cue('list', lists, key)] : []),
  ];
}

function grammar(stem: string, texts: readonly string[], key: number, language: CueLanguage): Cue[] {
  const stops = standsApart(texts.map((text) => /[.!]$/u.test(text)));
  return [
    ...opening(texts, key, language),
    ...(stops ? [cue('full-stop', stops, key)] : []),
    ...article(stem, texts, key, language),
  ];
}

const firstWord = (text: string) => /^[«“"\s]*(\p{L}+'?)/u.exec(text)?.[1]?.toLowerCase() ?? '';

/** Three that open alike and one that does not: with the same word, or with the same kind of word. */
function opening(texts: readonly string[], key: number, language: CueLanguage): Cue[] {
  const kinds = texts.map((text) => openingKind(text, language));
  const oddKind = oddOne(kinds);
  const others = kinds.find((_, place) => place !== oddKind) ?? PHRASE;
  if (oddKind !== null && !looksAlike(kinds[oddKind] ?? PHRASE, others)) {
    return [
      cue(
        'opening',
        { place: oddKind, lacks: false },
        key,
        `opens with ${kinds[oddKind]}, the others with ${others}`,
      ),
    ];
  }
  const openings = texts.map(firstWord);
  const odd = oddOne(openings);
  // A word that every phrase may begin with tells nothing.
  const shared = openings.find((_, place) => place !== odd) ?? '';
  if (odd !== key || shared.length < 4) return [];
  return [cue('opening', { place: odd, lacks: false }, key, `does not open with “${shared}”`)];
}

/** Place of the one that differs from three that are equal. */
function oddOne(values: readonly string[]): number | null {
  const counts = Map.groupBy(values, (value) => value);
  if (counts.size !== 2) return null;
  const single = [...counts.values()].find((group) => group.length === 1)?.[0];
  return single === undefined ? null : values.indexOf(single);
}

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

function openingKind(text: string, language: CueLanguage): string {
  const found = openings[language].find(([kind, form]) => {
    const match = form.exec(text);
    return match && !(kind === 'an infinitive' && nouns.test(match[0]));
  });
  return found?.[0] ?? PHRASE;
}

const PHRASE = 'a phrase';
/** 'It is red' and 'The skin is red' are alike: whatever has a verb or not is not told by the first word. */
const looksAlike = (one: string, other: string) =>
  [one, other].every((kind) => kind === PHRASE || kind === 'a sentence');

/** A stem that ends in 'a', 'an', 'un' or 'une', which only one option can follow. */
function article(stem: string, texts: readonly string[], key: number, language: CueLanguage): Cue[] {
  const last = /(?<!\p{L})(an?|une?|le|la|les|des)\s*[:.…]*$/iu.exec(stem)?.[1]?.toLowerCase();
  if (last === undefined) return [];
  const fits = texts.map((text) => {
    if (language === 'en') return /^[aeiou]/iu.test(text) === (last === 'an');
    return /s$/u.test(firstWord(text)) === (last === 'les' || last === 'des');
  });
  const standing = standsApart(fits);
  return standing && !standing.lacks ? [cue('article', standing, key)] : [];
}

/** An item of which one option stands apart in the language that it was written in. */
export function breaksCues(item: GeneratedItem): boolean {
  return findCues(item, 'fr').length > 0;
}
