/**
 * Where speech becomes text: on the device, at this site's transcription service, or wherever the browser's
 * maker does it.
 */
export const places = ['device', 'site', 'browser'] as const;
export type Place = (typeof places)[number];

/** What the learner wants: a place, no listening at all, or the first place in the order above. */
export const preferredPlaces = [...places, 'none', 'first'] as const;
export type PreferredPlace = (typeof preferredPlaces)[number];

/** The places that are offered, the one to use first. */
export function orderPlaces(working: readonly Place[], preferred: PreferredPlace): Place[] {
  if (preferred === 'none') return [];
  return places
    .filter((place) => working.includes(place))
    .toSorted((one, other) => Number(other === preferred) - Number(one === preferred));
}

/** Who makes the browser, and so receives the sound where it recognises speech; null for one not known. */
export function browserMaker(userAgent: string): 'Google' | 'Microsoft' | 'Apple' | null {
  if (/\bEdg(?:e|A|iOS)?\//.test(userAgent)) return 'Microsoft';
  if (/\b(?:OPR|SamsungBrowser|YaBrowser|Vivaldi)\//.test(userAgent)) return null;
  if (/\bCriOS\/|\bFxiOS\//.test(userAgent)) return 'Apple';
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'Google';
  return /\bSafari\//.test(userAgent) ? 'Apple' : null;
}
