import type { Language } from '@revisoins/i18n';

/** A voice of the browser, as `speechSynthesis` lists it. */
export type BrowserVoice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang' | 'localService'>;

const languageTag = (voice: BrowserVoice) => voice.lang.replace('_', '-').toLowerCase();

/**
 * The voices of a language: Canadian voices first, and voices on the device before voices that send the text
 * to a service.
 */
export function voicesFor<V extends BrowserVoice>(voices: readonly V[], language: Language): V[] {
  const rank = (voice: V) => (voice.localService ? 0 : 2) + (languageTag(voice) === `${language}-ca` ? 0 : 1);
  return voices
    .filter((voice) => languageTag(voice).split('-')[0] === language)
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The default voice, unless the learner chose another; never a voice that sends the text to a service. */
export function usualVoice<V extends BrowserVoice>(voices: readonly V[], language: Language): V | undefined {
  return voicesFor(voices, language).find(({ localService }) => localService);
}
