import { plain } from './plain.ts';
import type { FoundEntry } from './search-entries.ts';

interface Way {
  readonly asked: RegExp;
  readonly fits: (entry: FoundEntry) => boolean;
  readonly bonus: number;
}

const isKind =
  (...kinds: readonly string[]) =>
  ({ kind }: FoundEntry) =>
    kinds.includes(kind);
const titled =
  (title: RegExp) =>
  ({ wording }: FoundEntry) =>
    title.test(plain(wording.title));

/** Its title or its short answer. */
const said =
  (words: RegExp) =>
  ({ wording }: FoundEntry) =>
    words.test(plain(`${wording.title}\n${wording.short}`));

const asksAge = /\b(?:(?:quel|kel) age|what age|how old|which age)\b/;

const difference = /\b(?:diff|dif+e?r[ea]?n[ct]\w*|compar\w+|distinguer|distinguish|versus|vs)\b/;

/** Whether a question compares things. */
export const asksDifference = (question: string): boolean => difference.test(plain(question));

/** An aspect that questions ask about, and the entries that cover it. */
const ways: readonly Way[] = [
  {
    asked:
      /\b(?:etapes?|comment|comen|coment|procedure|technique|steps?|how (?:do|to|should|can|does)|direction)\b/,
    fits: isKind('technique'),
    bonus: 0.06,
  },
  {
    asked:
      /\b(?:combien|normale?s?|normaux|valeurs?|how (?:many|much|often)|normal|ranges?|values?|maximum|minimum|quel angle|what angle)\b/,
    fits: isKind('value'),
    bonus: 0.05,
  },
  {
    asked: /\b(?:veu[tx]? dire|signifie|abreviations?|lettres|stand for|meaning|abbreviations?|mean)\b/,
    fits: isKind('abbreviation', 'definition'),
    bonus: 0.05,
  },
  {
    asked:
      /\b(?:(?:peut|puis-je|droit|permis|can|may|allowed)\b.*\b(?:auxiliaires?|aux(?:iliary)? nurses?|lpn)|(?:auxiliaires?|nurses?|lpn)\b.*\b(?:peu(?:t|vent)|can|may|allowed|permis|droit)|ai-je le droit|am i allowed)\b/,
    fits: isKind('scope'),
    bonus: 0.08,
  },
  {
    asked:
      /\b(?:c(?:'| )?est (?:quoi|koi)|c (?:quoi|koi)|cest (?:quoi|koi)|qu'est-ce qu(?:e|'un|'une)\b|defini\w*|define|what is an?\b|what is\b|wat is)/,
    fits: isKind('definition'),
    bonus: 0.03,
  },
  {
    asked: /\b(?:signes?|symptomes?|simptomes?|signs?|symptoms?|sines|reconnaitre|recogni[sz]e)\b/,
    fits: said(/\b(?:sign|symptom)/),
    bonus: 0.05,
  },
  {
    asked: /\b(?:j?fai(?:re|t|s)\b|what (?:do|should)|quoi faire|donner|traite\w*|treat\w*)/,
    fits: titled(/\b(?:que faire|conduite|what to do|quoi faire|treatment|premiers|first aid)/),
    bonus: 0.1,
  },
  {
    asked: difference,
    fits: (entry) => isKind('definition')(entry) || titled(/difference|disting|apart/)(entry),
    bonus: 0.04,
  },
  {
    asked:
      /\b(?:parle[rz]?|communiquer|aborder|approcher?|repondre|talk|speak|communicate|approach|respond)\b/,
    fits: titled(/\b(?:communi|approche|approach|validation)/),
    bonus: 0.1,
  },
  {
    asked:
      /\b(?:(?:which|what|quels?) muscles?|where (?:to|do|should)|ou (?:piquer|injecter|mesurer)|sites?|landmarks?|reperes?)\b/,
    fits: titled(/\b(?:sites?|landmarks?|reperes?)\b/),
    bonus: 0.1,
  },
  {
    asked:
      /\b(?:faire manger|nourrir (?:une?|quelqu)|(?<!(?:tube|breast)[- ])feed (?:an?|the|my|some(?:one|body)|him|her) )/,
    fits: titled(/\b(?:aider a manger|helping (?:.* )?eat\b)/),
    bonus: 0.1,
  },
  {
    asked: asksAge,
    fits: titled(/\b(?:ages?|ans?|mois|years?|months?)\b/),
    bonus: 0.06,
  },
  {
    asked:
      /\b(?:how (?:long|often)|combien de (?:temps|fois|jours)|(?:tou(?:s|tes) les|aux) combien|duree|quelle frequence (?:faut|doit|on)|quand (?:est-ce qu'on |on )?change\w*|when (?:to|do (?:i|you|we)) change)\b/,
    fits: titled(
      /\b(?:how (?:long|often)|combien de (?:temps|fois)|frequence des|duree|schedule|horaire|quand (?:le |la |les )?changer|when to (?:empty|change))\b/,
    ),
    bonus: 0.1,
  },
  {
    asked: /\b(?:preven\w+|evit\w+|avoid\w*)\b/,
    fits: titled(/\bprev/),
    bonus: 0.05,
  },
  {
    asked:
      /\bne (?:faut|doi[st]|doit-on|peu[tx])\S* (?:\w+ )?pas\b|\b(?:pas|jamais) faire\b|\b(?:should|must|do) (?:i|you|we|one) (?:not|never)\b|\bnot to do\b/,
    fits: isKind('technique', 'precaution', 'rule'),
    bonus: 0.05,
  },
  {
    asked:
      /\b(?:quand|when|how (?:high|low|fast|much)|at what|a combien|a partir de combien)\b.*\b(?:avis\w*|signal\w*|rapport\w*|inquiet\w*|report\w*|worr\w*|(?:appel\w*|call|tell|notify)\b.*\b(?:infirmi\w*|medecin|docteur|nurse|doctor|physician))\b/,
    fits: titled(
      /\b(?:quand (?:aviser|appeler|s'inquieter)|when to (?:report|call|tell|notify|worry)|a (?:signaler|rapporter)|to report)\b/,
    ),
    bonus: 0.1,
  },
  {
    asked: /\b(?:verifi\w*|check\w*)\b/,
    fits: titled(/\b(?:verifi|check)/),
    bonus: 0.05,
  },
];

/** Aspects that a title may name: such an entry does not answer a question about another aspect. */
const sides: readonly RegExp[] = [
  /\b(?:signes?|signs?|symptom\w*|simptomes?|sines)\b/,
  /\b(?:preven\w*|prevent\w*|evit\w+|avoid\w*)\b/,
  /\b(?:traite\w*|treat\w*|antidotes?)\b/,
  /\b(?:(?:que|quoi) faire|fai[st] quoi|que (?:je|on|tu) fai[st]|what to do|what (?:do|should) (?:i|you|we) do|premiers (?:soins|secours)|first aid|conduite)\b/,
];
const otherSide = (asked: string) => {
  const asksFor = sides.map((side) => side.test(asked));
  return (title: string) =>
    (asksFor.includes(true) || asksAge.test(asked)) &&
    sides.some((side, at) => !asksFor[at] && side.test(title)) &&
    !sides.some((side, at) => asksFor[at] && side.test(title));
};

/** When something is done: an entry about one time does not say what is done at another. */
const times: readonly RegExp[] = [/\b(?:avant|before)\b/, /\b(?:pendant|during)\b/, /\b(?:apres|after)\b/];
const otherTime = (asked: string) => {
  const named = times.map((time) => time.test(asked));
  return (title: string) =>
    named.includes(true) &&
    times.some((time) => time.test(title)) &&
    !times.some((time, at) => named[at] && time.test(title));
};

/** What somebody in care may do, and what a nurse may. */
const patientMay =
  /\b(?:patiente?s?|cliente?s?|residente?s?|usager[es]*|personnes?|persons?|people|someone|somebody|mineure?s?|minors?) (?:\w+ )?(?:peu(?:t|vent)|can|may|could|refus\w+|says? no|a le droit|has the right)\b|\b(?:can|may|could) (?:an? |the |my )?(?:\w+ )?(?:patients?|clients?|residents?|persons?|people|someone|somebody|minors?)\b|\brefus du (?:patient|client|resident)\b/;
const nurse = /\b(?:auxiliaires?|auxiliary|nurses?|infirmi\w+|lpn)\b/;

const young =
  /\b(?:nouveau[- ]nes?|nourrissons?|bebes?|enfants?|tout-petits?|adolescents?|pediatr\w*|newborns?|infants?|bab(?:y|ies)|child(?:ren)?|toddlers?|teen\w*|naissance|birth|mineure?s?|minors?|jeunes?|kids?)\b/;

/** Somebody awake is not treated as somebody unconscious. */
const awake = /\b(?:conscient\w*|conscious|awake|alert|eveillee?s?)\b/;
const unconscious = /\b(?:inconscient\w*|unconscious|unresponsive)\b/;

/** What an entry loses that is for children, or about another side, where the question is not; */
const CHILDREN = 0.08;
/** and one that is for another age, where the question is about a child. */
const OTHER_AGE = 0.12;
const OTHER_SIDE = 0.12;
const OTHER_STATE = 0.2;
const OTHER_TIME = 0.06;
/** What an entry loses that says what a nurse may do, where somebody in care is asked about. */
const OTHER_ROLE = 0.2;
/** What an entry loses that compares two subjects, where the question does not. */
const COMPARES = 0.1;
/** 'Hypoglycemia or hyperglycemia: difference', but not 'Nurse or auxiliary nurse', one within the other. */
const twoCompared =
  /^([^:, ]+) (?:ou|or) (?![^:,]*\1)[^:,]+?\s?:.*\bdifference\b|^[^:]+ (?:ou|or) [^:,]+?\s?:.*\b(?:apart|disting\w*)\b/;

const adult = /\b(?:adult|older|elder|agee?s?\b|aine)/;
const older =
  /\b(?:older|elder\w*|personnes? agee?s?|aine[es]?s?|vieux|vieille|vieillards?|seniors?|geriatr\w*)\b/;
const isForChildren = (title: string) => young.test(title) && !adult.test(title);
const isForAdults = (title: string) => adult.test(title) && !young.test(title);
const newborn = /\b(?:nouveau[- ]nes?|newborns?)\b/;
const upToOneYear =
  /\b(?:nouveau[- ]nes?|nourrissons?|bebes?|newborns?|infants?|bab(?:y|ies)|naissance|birth)\b/;

/** Whether an entry is for another age than the one that a question names. */
export const isOfOtherAge = (question: string, { wording }: FoundEntry): boolean =>
  young.test(plain(question))
    ? isForAdults(plain(wording.title))
    : adult.test(plain(question)) && isForChildren(plain(wording.title));

/** Whether a question names the aspect that it asks about. */
export const asksSide = (question: string): boolean => ways.some(({ asked }) => asked.test(plain(question)));

/** 'How many bones': an entry that says a number of them, as in '206 bones'. */
function saysCount(asked: string): (entry: FoundEntry) => boolean {
  const counted = /\b(?:how many|combien d(?:e|'))\s?([a-z]{4,})/
    .exec(asked)?.[1]
    ?.replace(/(?:es|s|x)$/, '');
  if (counted === undefined) return () => false;
  const number =
    '(?:\\d|trois|three|quatre|four|cinq|five|six|sept|seven|huit|eight|neuf|nine|dix|ten|douze|twelve)';
  const count = new RegExp(`${number}\\s(?:[a-z-]+\\s){0,1}${counted}`);
  return ({ wording: { title, short, more = [] } }) => count.test(plain([title, short, ...more].join('\n')));
}
const COUNT = 0.1;

/**
 * How much an entry gains or loses by the aspect and the people asked about: a question that mentions no
 * child is about adults.
 */
export function fitsAsking(question: string): (entry: FoundEntry) => number {
  const asked = plain(question);
  const meant = ways.filter((way) => way.asked.test(asked));
  const isForChild = young.test(asked);
  const isOlderChild = isForChild && !upToOneYear.test(asked);
  const children = older.test(asked) ? OTHER_AGE : CHILDREN;
  const isOther = otherSide(asked);
  const isOtherTime = otherTime(asked);
  const isAwake = awake.test(asked) && !unconscious.test(asked);
  const isCounted = saysCount(asked);
  const isOfPatient = patientMay.test(asked) && !nurse.test(asked);
  return (entry) => {
    const title = plain(entry.wording.title);
    const gained =
      meant.reduce((sum, { fits, bonus }) => sum + (fits(entry) ? bonus : 0), 0) +
      (isCounted(entry) ? COUNT : 0);
    const isOtherAge = isForAdults(title) || (isOlderChild && newborn.test(title));
    const age = isForChild ? isOtherAge && OTHER_AGE : isForChildren(title) && children;
    const isComparison = twoCompared.test(title) && !difference.test(asked);
    const lost =
      (age || 0) +
      (isOther(title) ? OTHER_SIDE : 0) +
      (isOfPatient && nurse.test(title) ? OTHER_ROLE : 0) +
      (isAwake && unconscious.test(title) ? OTHER_STATE : 0) +
      (isOtherTime(title) ? OTHER_TIME : 0) +
      (isComparison ? COMPARES : 0);
    return Math.min(gained, 0.1) - lost;
  };
}
