import { kind, ratio, type Given } from './given.ts';
import type { Measure } from './measures.ts';

const isPerDose = ({ text }: Given) =>
  /(?:\b(?:par|per|chaque|each|every)|\/) ?(?:dose|prise|administration)\b/.test(text);
const isForWholeDay = ({ rest, asked }: Given) =>
  asked?.per === 'day' ||
  /(?:\b(?:par|per|chaque|each|every|a|whole) |\/ ?)(?:jour|day)\b|\b(?:daily|quotidien\w*|journee)\b/.test(
    rest,
  );
const isInTotal = ({ text }: Given) =>
  /\b(?:total\w*|en tout|altogether|in all|au complet|whole (?:course|treatment)|dispens\w*|remettre)\b/.test(
    text,
  );

/** How many doses share a daily amount; one where the whole day is asked for. */
export function sharedBy(given: Given, wanted: Measure): number | undefined {
  if (isForWholeDay(given)) return 1;
  if (given.doses !== undefined) return given.doses;
  const isAmount = kind(wanted) === 'mass' || kind(wanted) === 'units';
  return isAmount && !isPerDose(given) ? 1 : undefined;
}

/** It is clear that one dose is asked for, or one day of a daily amount. */
export function isClear(given: Given): boolean {
  const isDaily = ratio(given, ['mass', 'units'], ['weight'])?.isPerDay ?? false;
  if (given.isShared && !isDaily) return false;
  if (given.isForDays && (!isPerDose(given) || isInTotal(given))) return false;
  if (given.doses !== undefined && isInTotal(given)) return false;
  return !isForWholeDay(given) || (isDaily && !isPerDose(given));
}

export const isRepeated = (given: Given) =>
  given.doses !== undefined || given.isForDays || isForWholeDay(given);
