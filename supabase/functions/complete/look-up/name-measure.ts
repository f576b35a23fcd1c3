import type { Language } from '../../_shared/language.schema.ts';

/** A blood glucose below 4.0 mmol/L. Only a value with decimals: 'glycémie à 3 heures' is a time. */
const low =
  /(?<![\p{L}\p{N}])(?:glyc[ée]mies?|glucose|dextro|(?:blood )?sugar|bg|bs)(?=\s)(?:\s\p{L}{1,4}){0,3}\s[àa@=<]?\s?[0-3][.,]\d(?!\d)/giu;
const named: Readonly<Record<Language, string>> = { fr: 'hypoglycémie', en: 'hypoglycemia' };

/** 'Glycémie à 3,2' asks about what a course calls a hypoglycemia. */
export const nameMeasure = (text: string, language: Language): string => text.replace(low, named[language]);

/** Whether a low glucose is asked about, of somebody who may swallow. */
export const isLowInAwake = (text: string): boolean =>
  text.search(low) >= 0 && !/\b(?:inconscient|unconscious|unresponsive)/i.test(text);
