import type { Language } from '@revisoins/i18n';

/** A voice of the browser, as `speechSynthesis` lists it. */
export type BrowserVoice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang' | 'localService'>;

const languageTag = (voice: BrowserVoice) => voice.lang.replace('_', '-').toLowerCase();

/**
 * The voices of a language: those of Canada first, and those that speak on the device before those that send
 * the text to somebody.
 */
export function voicesFor<V extends BrowserVoice>(voices: readonly V[], language: Language): V[] {
  const rank = (voice: V) => (voice.localService ? 0 : 2) + (languageTag(voice) === `${language}-ca` ? 0 : 1);
  return voices
    .filter((voice) => languageTag(voice).split('-')[0] === language)
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The voice that speaks unless the learner chose another; never one that sends the text to somebody. */
export function usualVoice<V extends BrowserVoice>(voices: readonly V[], language: Language): V | undefined {
  return voicesFor(voices, language).find(({ localService }) => localService);
}
