import type { Language } from '../wording-texts.ts';

const units = 'mmol/L|g/L|mg/mL|mL/h|L/min|kg/m²|mm ?Hg|mg|mcg|µg|kg|g|mL|L|°C|cm|mm|kPa|kcal|%';

/**
 * The numbers of a text in one notation for both languages: '3.2 mmol/L', '14:30', '1000'. Times become
 * 24-hour times, so that '14 h 30' and '2:30 p.m.' are equal.
 */
export function numbersIn(text: string, language: Language): Set<string> {
  const plain = text.replace(/[\u00a0\u202f]/g, ' ').replace(/mm Hg/g, 'mmHg');
  const found = new Set<string>();
  const rest = language === 'fr' ? takeFrenchTimes(plain, found) : takeEnglishTimes(plain, found);
  const decimal =
    language === 'fr' ? rest.replace(/(\d),(\d)/g, '$1.$2') : rest.replace(/(\d),(\d{3})(?!\d)/g, '$1$2');
  const grouped = decimal.replace(/(?<![\d.])(\d{1,3}) (\d{3})(?!\d)/g, '$1$2');
  for (const match of grouped.matchAll(
    new RegExp(`(\\d+(?:\\.\\d+)?)(?: ?(${units})(?![\\p{L}\\d]))?`, 'gu'),
  )) {
    const [, number = '', unit] = match;
    found.add(unit === undefined ? String(Number(number)) : `${Number(number)} ${unit}`);
  }
  return found;
}

const clock = (hours: number, minutes = '00') => `${hours}:${minutes}`;

function takeFrenchTimes(text: string, found: Set<string>): string {
  return text.replace(
    /(?<![\p{L}\d])(\d{1,2}) ?h(?: ?(\d{2}))?(?![\p{L}\d])/gu,
    (_, hours: string, minutes?: string) => {
      found.add(clock(Number(hours), minutes));
      return ' ';
    },
  );
}

function takeEnglishTimes(text: string, found: Set<string>): string {
  return text
    .replace(
      /(?<!\d)(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\b\.?/giu,
      (_, hours: string, minutes: string | undefined, half: string) => {
        found.add(clock((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minutes));
        return ' ';
      },
    )
    .replace(/(?<!\d)(\d{1,2}):(\d{2})(?!\d)/g, (_, hours: string, minutes: string) => {
      found.add(clock(Number(hours), minutes));
      return ' ';
    });
}
