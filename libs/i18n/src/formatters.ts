import { language } from './instance.ts';
import { toLocale, type Language } from './languages.ts';

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes far longer than using it. */
function remember<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key) ?? make();
  formats.set(key, known);
  return known;
}

const numberFormat = (tag: string, options: Intl.NumberFormatOptions) =>
  remember(numberFormats, tag + JSON.stringify(options), () => new Intl.NumberFormat(tag, options));

const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions) =>
  remember(dateFormats, tag + JSON.stringify(options), () => new Intl.DateTimeFormat(tag, options));

/** 78 becomes '78 %' in French and '78%' in English. `percent` is 0 to 100. */
export function formatPercent(percent: number, of: Language = language()): string {
  return numberFormat(toLocale(of), { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100);
}

/** A whole difference with its sign: '+4', and '−4' with a typographic minus sign. */
export function formatChange(difference: number, of: Language = language()): string {
  return numberFormat(toLocale(of), { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
    .format(difference)
    .replace('-', '−');
}

/** `decimals`: the most that are shown; three as browsers do. */
export function formatNumber(value: number, of: Language = language(), decimals = 3): string {
  return numberFormat(toLocale(of), { maximumFractionDigits: decimals }).format(value);
}

const dateStyles = {
  /** 19 novembre */
  day: { day: 'numeric', month: 'long' },
  /** 19 novembre 2026 */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 14 h 05 */
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles | 'moment';

const pad = (value: number) => String(value).padStart(2, '0');

/** Day, two digits; month in full; year; and time: '05 novembre 2026 à 14:30'. */
function formatMoment(date: Date, of: Language): string {
  const month = dateFormat(toLocale(of), { month: 'long' }).format(date);
  const time = `${pad(date.getHours())}:${pad(date.getMinutes())}`;
  const day = pad(date.getDate());
  return of === 'fr'
    ? `${day} ${month} ${date.getFullYear()} à ${time}`
    : `${month} ${day}, ${date.getFullYear()} at ${time}`;
}

/** A date in the language of the page, or in another. */
export function formatDate(date: Date, style: DateStyle = 'date', of: Language = language()): string {
  if (style === 'moment') return formatMoment(date, of);
  const text = dateFormat(toLocale(of), dateStyles[style]).format(date);
  if (style === 'time') return text.replaceAll(' ', '\u00a0');
  // French counts the first day of a month as such.
  return of === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

/** Seconds as m:ss, or as mm:ss with `padded`; from an hour on as h:mm:ss. Negative values show as zero. */
export function formatClock(seconds: number, padded = false): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(whole % 60)}`;
  return `${padded ? pad(minutes) : minutes}:${pad(whole % 60)}`;
}
