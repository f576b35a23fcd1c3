import { taken } from './read-frequency.ts';

const start = '(?<![\\p{L}\\d.,/-])';
/** Ages and vitamins: numbers that no formula needs. */
const names = [
  /(?<![\p{L}\d.,/-]|\b(?:for|pendant|durant|pour|over|sur|en|in|x) )\d{1,3}[ -]?(?:ans?|years?|yrs?|y\/?o)(?!\p{L})(?:[ -]?old)?/gu,
  /(?<![\p{L}\d.,/-])\d{1,2}[ -]?(?:months?|weeks?|days?)[ -]old/gu,
  /(?<=\b(?:bebe|nourrisson|enfant|agee?|infant|baby|child|aged) (?:de |of )?)\d{1,2} ?(?:mois|months?|semaines?)\b/gu,
  /\b(?:b1|b6|b12|d3|k1)\b/gu,
];
const solution =
  '(?:nacl|ns|chlorure de sodium|sodium chloride|dextrose|glucose|normal saline|saline?|serum physiologique)';
const percent = '\\d{1,2}(?:[.,]\\d{1,2})?\\s?%';
const solutions = new RegExp(
  `(?<!\\p{L})${solution}\\s(?:a\\s)?${percent}|${start}${percent}\\s(?:de\\s)?${solution}(?!\\p{L})|(?<![\\p{L}\\d])d\\d{1,2}\\s?(?:%|w|ns)(?!\\p{L})`,
  'gu',
);

/** Without the numbers that belong to a name. */
export function withoutNames(text: string): { readonly text: string; readonly isOfPercent: boolean } {
  const named = names.reduce((rest, name) => rest.replace(name, taken), text);
  const rest = named.replace(solutions, taken);
  return { text: rest, isOfPercent: rest !== named };
}

/** What stays beside a quantity and changes what it means, or a number itself. */
const numeric = new RegExp(
  `[\\d\\p{No}%/<>≥≤±~]|(?<!\\p{L})(?:${[
    'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingts?|trente|quarante|cinquante|soixante|cents?|mille|demie?s?|quart|tiers|moitie|doubl\\w*|tripl\\w*|dizaine|douzaine',
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|halve\\w*|quarter|thirds?|twice|thrice|dozen',
    "(?:plus|moins) (?:de|d') *§|(?:more|less|greater|fewer) than|jusqu.?a|up to|at least|au moins|au plus|at most|between|entre|(?:moins|minus|negati\\w+) *§",
    '(?:par|per|chaque|each|every) *§|(?:par|per|a la|an?|chaque|each|every) (?:heure|hour|minute|min|h|kg|kilo)',
    'semaines?|weeks?|weekly|monthly|mois|months?',
  ].join('|')})(?!\\p{L})`,
  'u',
);

export const isUnread = (rest: string) =>
  numeric.test(
    rest
      .replace(/\/ ?(?:dose|prise)\b/g, '')
      .replace(/\b(?:debit|rate|vitesse) (?:par heure|per hour|a l'heure)/g, ''),
  );
