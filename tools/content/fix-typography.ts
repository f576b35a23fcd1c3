import type { Language } from './wording-texts.ts';

const NBSP = '\u00a0';
const quoted = /(?<!")"(?!")([^"]*[^\s"][^"]*)"(?!")/gu;
const measures =
  '°C|[µmk]?g|mcg|m?L|[cmk]?m|[µm]mol|kPa|kcal|UI?|unités?|gouttes?|ans?|mois|semaines?|jours?|heures?|h|min|minutes?|secondes?|degrés?|fois';
const afterNumber = new RegExp(`(?<=\\d) (?=(?:${measures})(?![\\p{L}\\d]))`, 'gu');
const afterTitle = /(?<=(?<!\p{L})(?:M\.|MM\.|Mmes?|Dre?)) (?=\p{Lu})/gu;

/**
 * Corrects the typography of a text. Quebec French: typographic apostrophes, « », a no-break space before ':'
 * and '%' and inside « », none before ; ! and ?, and between a number or a title and what follows it.
 * English: typographic apostrophes and quotation marks. Idempotent. Times like 10:30 and addresses keep their
 * colon.
 */
export function fixTypography(text: string, language: Language): string {
  const printed = text.replace(/(?<=\p{L})'/gu, '’');
  return language === 'fr' ? fixFrench(printed) : printed.replace(quoted, '“$1”');
}

function fixFrench(text: string): string {
  return text
    .replace(quoted, (_, said: string) => `«${said.trim()}»`)
    .replace(/«[ \u00a0\u202f]*(?=\S)/gu, `«${NBSP}`)
    .replace(/(?<=\S)[ \u00a0\u202f]*»/gu, `${NBSP}»`)
    .replace(/(?<=[^\s«])[ \u00a0\u202f]+([;!?])/gu, '$1')
    .replace(/(?<=[^\s:])[ \u00a0\u202f]*:(?=\s|$)/gu, `${NBSP}:`)
    .replace(/(?<=\d)[ \u00a0\u202f]*%/gu, `${NBSP}%`)
    .replace(afterNumber, NBSP)
    .replace(afterTitle, NBSP)
    .replace(/(?<=\d\u00a0mm) (?=Hg)/gu, NBSP);
}
