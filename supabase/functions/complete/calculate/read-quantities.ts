import type { Language } from '../../_shared/language.schema.ts';
import { plain } from '../look-up/plain.ts';
import { measures, readMeasure, spelled, spellings, type Measure, type Quantity } from './measures.ts';
import { readFrequency, taken, withDigits, type Frequency } from './read-frequency.ts';
import { joinParts, number, toNumber } from './read-number.ts';
import { asStrength, chooseStrength, type Strength } from './tablet-strength.ts';
import { isUnread, withoutNames } from './unread.ts';

/** '250 mg/5 mL', '15 mg/kg/day': an amount per another one. */
export interface Ratio extends Quantity {
  readonly per: Quantity;
  readonly isPerDay: boolean;
}

export interface Asked {
  readonly measure: Measure;
  readonly per?: Measure;
}

export interface Quantities extends Frequency {
  readonly alone: readonly Quantity[];
  readonly ratios: readonly Ratio[];
  /** What is asked for, each once: 'combien de mL', 'how many drops per minute'. */
  readonly asks: readonly Asked[];
  /** The solution is named with a percentage: 'NaCl 0,9 %'. */
  readonly isOfPercent: boolean;
}

/** 'Facteur 15' is 15 drops per mL. */
const dropFactor =
  /\b(?:facteur(?: (?:d'ecoulement|de gouttes?|goutte))?|(?:(?:drop|drip|gtt) )?factor)(?:\s(?:de|of|is|est|a)\s|\s?[:=]\s?|\s)(10|12|15|20|60)(?!\d|[.,]\d|\s?(?:gouttes?|gtts?|drops?|%|\/))/g;

const container = '(?:(?:un|une|a|an)\\s(?:(?:sac|poche|solute|bag)\\s(?:de|of)\\s)?)?';
const strictly =
  "\\s*/\\s*|\\s+(?:par|per)\\s+|\\s+a l'|\\s+a la\\s+|\\s+an?\\s+(?=(?:hour|minute|minit|day)\\b)";
const linked = `(?:${strictly}|(?:\\s(?:de\\s|d'|of\\s)[\\p{L}'-]+)?\\s+(?:dans|in)\\s+${container}|\\s+(?:each|every|chaque)\\s+|\\s+pour\\s+(?=[\\d.,]+\\s?(?:${spellings.mL}|${spellings.L}|${spellings.h}|${spellings.min})(?!\\p{L})))`;
const quantity = new RegExp(
  `(?<![\\p{L}\\d.,/])(?<minus>-)?(?<amount>${number})\\s?-?(?<measure>${spelled})(?:(?<link>${linked})(?<perAmount>${number})?\\s?-?(?<perMeasure>${spelled})(?:(?:\\s*/\\s*|\\s+(?:par|per|chaque|each|every|an?)\\s+|\\s+a l')(?<third>24\\s?${spellings.h}(?!\\p{L})|[jd](?!\\p{L})|doses?(?!\\p{L})|prises?(?!\\p{L})|${spelled}))?)?`,
  'gu',
);
const askedFor = new RegExp(
  `(?:(?:combien|cb|cmb) (?:ca fait )?(?:de |d'|en )|combien ca fait en |how many |how much |nombre de |number of |convert\\w* (?:en|to|in|into) |(?:(?<!\\p{L})(?:en|to|in|into) )(?=[^\\d]{1,25}\\??\\s*$))(?:total )?(?<measure>${spelled})(?:${linked}(?<per>${spelled}))?`,
  'gu',
);
/** 'Le débit en mL/h': a rate without a number is what is asked for. */
const askedRate = new RegExp(
  `(?<![\\p{L}\\d§/])(?<measure>${spellings.mL}|${spellings.drop})(?:${strictly})(?<per>(?:${spellings.h}|${spellings.min})(?![\\p{L}\\d]))`,
  'gu',
);
const toGive =
  /\b(?:how much (?:do|should|must|would) (?:i|you|we) (?:draw|give|prepare|administer|withdraw)|(?:j'?en|je|tu|on|vous) (?:dois |doit )?(?:donn|prepar|prelev|administr)\p{L}* combien|combien (?:j'?en|je|(?:est-ce que |dois-je |doit-on )(?:j'?en |je |en )?) ?(?:donn|prepar|prelev|administr)\p{L}*)/u;
const stocked =
  /\b(?:have|has|hand|available|dispo\w*|stock\w*|supplied|supply|comes? in|on a|j'ai|fourni\w*|pharmacie|pharmacy)[\s:(=,]*(?:(?:is|are|est|sont|of|de|des|du|en|only|seulement)\s)?$/;
const clock =
  /\b(?:a|at|aux|toutes les|every|each|chaque|q|vers|depuis|since|from|until|till|apres|after|before|avant|jusqu'a|il y a|debut\w*|start\w*)\s$/;

interface Reading {
  readonly alone: Quantity[];
  readonly ratios: Ratio[];
  readonly asked: Asked[];
  readonly strengths: Strength[];
}

/** Two quantities of which one is per the other, or not; false where that is not clear. */
function readPair(
  groups: Readonly<Record<string, string | undefined>>,
  one: Quantity,
  per: Quantity,
  { alone, ratios, asked }: Reading,
): boolean {
  const { link = '', perAmount, third } = groups;
  const [kind, perKind] = [measures[one.measure].kind, measures[per.measure].kind];
  // '0.5 g in mg'.
  if (perAmount === undefined && /\s(?:dans|in)\s+$/.test(link)) {
    alone.push(one);
    asked.push({ measure: per.measure });
    return third === undefined;
  }
  if (
    kind === perKind ||
    perKind === 'height' ||
    (perKind === 'weight' && !/^\s*(?:\/|par|per)\s*$/.test(link))
  )
    return false;
  if (/each|every|chaque/.test(link) && perAmount !== undefined) return false;
  const isDay = third !== undefined && /^(?:24|[jd]$|jour|day)/.test(third);
  const isDose = third !== undefined && /^(?:dose|prise)/.test(third);
  // A dose per weight and hour needs a table of its own.
  if (third !== undefined && !(perKind === 'weight' && (isDay || isDose))) return false;
  ratios.push({ ...one, per, isPerDay: isDay });
  return true;
}

/** Reads one match of `quantity` into `reading`; false where that is not clear. */
function readMatch(
  { groups = {}, index, 0: whole }: RegExpExecArray,
  text: string,
  language: Language,
  reading: Reading,
): boolean {
  const { alone, asked, strengths } = reading;
  const { perMeasure, perAmount = '1', minus, amount: said = '' } = groups;
  const [amount, perValue] = [toNumber(said, language), toNumber(perAmount, language)];
  if (amount === undefined || !perValue) return false;
  const measure = readMeasure(groups['measure'] ?? '');
  const { kind } = measures[measure];
  if (kind === 'temperature') {
    alone.push({ amount: minus ? -amount : amount, measure });
    // '101 F in celsius'.
    if (perMeasure !== undefined) asked.push({ measure: readMeasure(perMeasure) });
    return groups['perAmount'] === undefined;
  }
  if (amount === 0 || minus) return false;
  const one = { amount, measure };
  if (perMeasure !== undefined)
    return readPair(groups, one, { amount: perValue, measure: readMeasure(perMeasure) }, reading);
  const before = text.slice(0, index);
  // 'À 8 h' is an hour of the day.
  if (kind === 'time' && clock.test(before)) return false;
  alone.push(one);
  if (kind !== 'mass' && kind !== 'units') return true;
  const strength = asStrength(one, said, before.replace(quantity, taken), text.slice(index + whole.length));
  if (strength) strengths.push(strength);
  return strength !== undefined || !stocked.test(before);
}

/**
 * The quantities that a question names, and the one that it asks for. Undefined where a number was not
 * read, or can be read in two ways: then nothing is calculated.
 */
export function readQuantities(question: string, language: Language): Quantities | undefined {
  const said = plain(question)
    .replace(/[§\s]+/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(dropFactor, '$1 gtt/ml');
  const named = withoutNames(withDigits(said));
  const frequency = readFrequency(joinParts(named.text));
  if (frequency === undefined) return undefined;
  const { rest: text, ...often } = frequency;
  const reading: Reading = { alone: [], ratios: [], asked: [], strengths: [] };
  for (const match of text.matchAll(quantity))
    if (!readMatch(match, text, language, reading)) return undefined;
  const { ratios, strengths } = reading;
  const strength = chooseStrength(strengths);
  if (strength === null) return undefined;
  if (strength) ratios.push({ ...strength, per: { amount: 1, measure: 'tablet' }, isPerDay: false });
  const { asked, rest } = readAsked(text.replace(quantity, taken), reading.asked);
  if (isUnread(rest)) return undefined;
  const alone = reading.alone.filter((each) => each !== strength);
  const given = { ...often, alone, ratios, isOfPercent: named.isOfPercent, rest };
  return { ...given, asks: asked.length > 0 ? eachOnce(asked) : askedToGive(rest, ratios) };
}

const eachOnce = (asked: readonly Asked[]): readonly Asked[] =>
  asked.filter(
    ({ measure, per }, at) =>
      asked.findIndex((other) => other.measure === measure && other.per === per) === at,
  );

/** 'How much do I draw up', 'j’en donne combien': of what the only strength is given in. */
function askedToGive(rest: string, ratios: readonly Ratio[]): readonly Asked[] {
  const [strength, other] = ratios;
  if (strength === undefined || other !== undefined || !toGive.test(rest)) return [];
  const { kind } = measures[strength.per.measure];
  return kind === 'tablets' ? [{ measure: 'tablet' }] : kind === 'volume' ? [{ measure: 'mL' }] : [];
}

function readAsked(
  text: string,
  already: readonly Asked[],
): { readonly asked: readonly Asked[]; readonly rest: string } {
  const asked = [...already];
  const rest = [askedFor, askedRate].reduce((left, pattern) => {
    for (const { groups = {} } of left.matchAll(pattern))
      asked.push({
        measure: readMeasure(groups['measure'] ?? ''),
        ...(groups['per'] && { per: readMeasure(groups['per']) }),
      });
    return left.replace(pattern, taken);
  }, text);
  return { asked, rest };
}
