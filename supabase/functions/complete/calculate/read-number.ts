import type { Language } from '../../_shared/language.schema.ts';
import { spelled, spellings } from './measures.ts';

export const number = '\\d{1,3}(?:[ ,]\\d{3})+(?:[.,]\\d+)?(?!\\d)|\\d*[.,]?\\d+';

/**
 * '25 000' and, in English, '25,000' are thousands; another comma is a decimal one. Undefined where a mark
 * can be either: '25.000', in French also '1,500'.
 */
export function toNumber(said: string, language: Language): number | undefined {
  const bare = said.replaceAll(' ', '');
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(bare)) return undefined;
  if (language === 'fr' && /^[1-9]\d{0,2},\d{3}/.test(bare)) return undefined;
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(bare);
  const value = Number(isGrouped ? bare.replaceAll(',', '') : bare.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

const start = '(?<![\\p{L}\\d.,/-])';
const notMore = `(?!\\d|[.,/]\\d|\\s?-?${spelled})`;
const hoursMinutes = new RegExp(
  `${start}(\\d{1,2})\\s?${spellings.h}\\s?([0-5]\\d)(?:\\s?${spellings.min}(?!\\p{L})|${notMore})`,
  'gu',
);
const metresCentimetres = new RegExp(
  `${start}([12])\\s?${spellings.m}\\s?(\\d{2})(?:\\s?${spellings.cm}(?!\\p{L})|${notMore})`,
  'gu',
);

/** '4 h 30' is 270 min, '1 m 75' is 1.75 m. */
export const joinParts = (text: string) =>
  text
    .replace(
      hoursMinutes,
      (_, hours: string, minutes: string) => `${Number(hours) * 60 + Number(minutes)} min`,
    )
    .replace(metresCentimetres, '$1.$2 m');
