import { deviceStorage } from '@revisoins/host';
import type { Language } from '@revisoins/i18n';

const voiceKey = (language: Language) => `thaliaSpokenVoice.${language}`;
const RATE = 'thaliaRate';

/** How fast Thalia may speak; 1 is a voice's own speed. */
export const rates = [0.8, 1, 1.2, 1.5] as const;
export type Rate = (typeof rates)[number];

/** The best of the browser's voices, unless this site has a provider's voice. */
export const USUAL = 'usual';
/** This site's voice. */
export const SITE = 'site';

/** What the learner chose for a language: USUAL, SITE, or the address of one of the browser's voices. */
export const readSpokenVoice = (language: Language): string => deviceStorage.get(voiceKey(language)) ?? USUAL;

export function storeSpokenVoice(language: Language, voice: string): void {
  deviceStorage.set(voiceKey(language), voice);
}

export const readRate = (): Rate => rates.find((rate) => String(rate) === deviceStorage.get(RATE)) ?? 1;

export function storeRate(rate: Rate): void {
  deviceStorage.set(RATE, String(rate));
}
