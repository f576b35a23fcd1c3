import type { Language } from '../../_shared/language.schema.ts';

/**
 * A blood glucose below 4.0 mmol/L: with decimals, or a whole number that it 'is'. 'Glycémie à 3 heures' and
 * 'is 3 hours after' are times.
 */
const low =
  /(?<![\p{L}\p{N}])(?:glyc[ée]mies?|glucose|dextro|(?:blood )?sugar|bg|bs)(?=\s)(?:(?:\s\p{L}{1,4}){0,3}\s[àa@=<]?\s?[0-3][.,]\d(?!\d)|\s(?:\p{L}{1,4}\s){0,2}(?:est|is|était|was)\s(?:(?:[àa@=<]|de|at)\s?)?[0-3](?![\d.,]*\d)(?!\s?(?:[-–%]|(?:h|heures?|am|pm|min\w*|hours?|hrs?|fois|times|jours?|days?|semaines?|weeks?|mois|months?|ans|years?|to|à|ou|or|of|des?)(?![\p{L}\p{N}]))))/giu;
const named: Readonly<Record<Language, string>> = { fr: 'hypoglycémie', en: 'hypoglycemia' };

/** 'Glycémie à 3,2' asks about what a course calls a hypoglycemia. */
export const nameMeasure = (text: string, language: Language): string => text.replace(low, named[language]);

/** Whether a low glucose is asked about. */
export const isLow = (text: string): boolean => text.search(low) >= 0;

/** Whether a low glucose is asked about, of somebody who may swallow. */
export const isLowInAwake = (text: string): boolean =>
  isLow(text) && !/\b(?:inconscient|unconscious|unresponsive)/i.test(text);
