/** How often a dose is given, as far as a text says it. */
export interface Frequency {
  /** Doses a day; undefined where the text does not say. */
  readonly doses: number | undefined;
  /** One amount is divided: 'en deux prises'. */
  readonly isShared: boolean;
  /** A number of days or weeks is named: then 'how many' may mean all of them. */
  readonly isForDays: boolean;
  /** The text without what was read. */
  readonly rest: string;
}

/** Stands where something was read. */
export const taken = ' § ';

const counts: Readonly<Record<string, number>> = {
  deux: 2,
  two: 2,
  trois: 3,
  three: 3,
  quatre: 4,
  four: 4,
  cinq: 5,
  five: 5,
  six: 6,
  sept: 7,
  seven: 7,
  huit: 8,
  eight: 8,
  neuf: 9,
  nine: 9,
  dix: 10,
  ten: 10,
  onze: 11,
  eleven: 11,
  douze: 12,
  twelve: 12,
};
const counted = new RegExp(
  `\\b(${Object.keys(counts).join('|')})(?=[ -](?:doses?|prises?|fois|times|heures?|hours?|minutes?|jours?|days?|semaines?|weeks?|(?:equal|separate) doses?)\\b)`,
  'g',
);

/** Numbers in words become digits where they count doses or time: 'en deux prises', 'twice a day'. */
export const withDigits = (text: string) =>
  text
    .replace(/\bonce (?=a day|daily|per day)/g, '1 times ')
    .replace(/\b(?:une|one) (?=fois|time|heure|hour|minute)/g, '1 ')
    .replace(/(?<=\b(?:en|in|over|sur|pendant) )an (?=hour\b)/g, '1 ')
    .replace(/\btwice (?=a day|daily|per day)/g, '2 times ')
    .replace(counted, (word) => String(counts[word]));

const aDay =
  '(?:(?:(?:par|per|a|chaque|each|every)\\s|/\\s?)(?:jour|day|[jd]|24\\s?h(?:eures|ours|rs)?)|daily|quotidien\\w*)(?![\\p{L}\\d])';
const hour = '(?:h|hrs?|heures?|hours?)(?![\\p{L}\\d])';
const dose =
  '(?:(?:equal|separate)\\s)?(?:doses?|prises?|administrations?|fois|times)(?:\\segales)?(?!\\p{L})';
const shares = '(?:divise|reparti|separe|fractionne|divided|split)\\p{L}*';
const start = '(?<![\\p{L}\\d.,/-])';
const everyHours = new RegExp(
  `${start}(?:a\\s)?(?:aux|toutes\\sles|chaque|every|each|q)\\s?(\\d{1,2})\\s?${hour}`,
  'gu',
);
const timesADay = [
  `${start}(\\d{1,2})\\s?(?:x|fois|times|doses?|prises?)\\s?${aDay}`,
  `${start}x\\s?(\\d{1,2})\\s?${aDay}`,
].map((pattern) => new RegExp(pattern, 'gu'));
const dividedIn = [
  `${start}(?:${shares}\\s)?(?:en|in|into|par|by)\\s(\\d{1,2})\\s${dose}(?:\\s?${aDay})?`,
  `${start}${shares}\\s(?:en|in|into|par|by)\\s(\\d{1,2})(?=\\s*(?:[,;?!]|$))`,
].map((pattern) => new RegExp(pattern, 'gu'));
const abbreviations: Readonly<Record<string, number>> = { bid: 2, tid: 3, qid: 4 };
const days = new RegExp(
  `${start}(?:x\\s?)?\\d{1,3}\\s?-?(?:jours?|days?|semaines?|weeks?)(?![\\p{L}\\d])`,
  'gu',
);

/** Undefined where the text says two things, or a number of hours by which no day can be divided. */
export function readFrequency(text: string): Frequency | undefined {
  const found = new Set<number>();
  const take = (from: string, pattern: RegExp, doses: (said: string) => number) =>
    from.replace(pattern, (_, said: string) => {
      found.add(doses(said));
      return taken;
    });
  let rest = take(text, everyHours, (said) => 24 / Number(said));
  for (const pattern of timesADay) rest = take(rest, pattern, Number);
  const undivided = rest;
  for (const pattern of dividedIn) rest = take(rest, pattern, Number);
  const isShared = rest !== undivided;
  rest = take(rest, /\b(bid|tid|qid)\b/g, (said) => abbreviations[said] ?? 0);
  const withoutDays = rest.replace(days, taken);
  const [doses, other] = found;
  if (other !== undefined || (doses !== undefined && (!Number.isInteger(doses) || doses < 1)))
    return undefined;
  return { doses, isShared, isForDays: withoutDays !== rest, rest: withoutDays };
}
