import type { Language } from '@revisoins/i18n';
import { readSettings } from '../voice-choice/stored-settings.ts';
import { readRate, readSpokenVoice, SITE, USUAL } from '../voice-choice/spoken-voice.ts';
import type { SentSound, SoundBytes } from '../voice-service/complete.ts';
import { prepareSpeech, synthesize, toVoice } from '../voice-service/synthesize.ts';
import { done, failed, type Outcome } from '../voice-service/voice-failure.ts';
import { usualVoice } from './browser-voices.ts';
import type { Player } from './player.ts';
import type { Heard } from './quick-output.ts';
import { remembering, speak, type Make, type SpeakOptions } from './speak.ts';
import { withoutMarks } from './split-sentences.ts';
import { createBrowserSpeech, synthesiser, type Utterance } from './spoken-by-browser.ts';

interface SayOptions extends Omit<SpeakOptions, 'signal'> {
  /** The sound of the first sentence, where the reply brings it along. */
  readonly sent?: () => Promise<SentSound | undefined> | undefined;
}

/** The sound of one text: repeating it makes no further request. */
export interface Saying {
  say(sentences: AsyncIterable<string>, options?: SayOptions): Promise<Outcome<Heard>>;
}

/** Thalia's voice on one screen: a browser voice on the device if there is one, else this site's. */
export interface Loudspeaker {
  /** `signal` ends its requests. */
  saying(language: Language, signal: AbortSignal): Saying;
  /** This site's voice, as the server is told of it; undefined where one of the browser speaks. */
  siteVoice(language: Language): ReturnType<typeof toVoice> | undefined;
  /** Has the site, and the browser, ready to speak by the time of the first sentence. */
  prepare(): void;
  /**
   * Opens the sound output, silently, while a reply is on its way. To be called in the press that asks, or
   * right after it: some browsers allow sound only to a player that has played then.
   */
  wake(): void;
  stop(): void;
}

export function createLoudspeaker(player: Player): Loudspeaker {
  const synthesis = synthesiser();
  const browser = synthesis && createBrowserSpeech(synthesis);
  // Browsers list their voices late: the first look makes them begin.
  synthesis?.getVoices();
  /** This site has a voice of a provider, which is better than the browser's. */
  let hasProvider = false;
  /** The browser's voice failed: the site's speaks from then on. */
  let isMute = false;
  let isPrepared = false;

  function voice(language: Language): SpeechSynthesisVoice | undefined {
    const preferred = readSpokenVoice(language);
    if (!synthesis || isMute || preferred === SITE) return undefined;
    const voices = synthesis.getVoices();
    const chosen = voices.find(({ voiceURI }) => voiceURI === preferred);
    if (chosen || (preferred === USUAL && hasProvider)) return chosen;
    return usualVoice(voices, language);
  }

  /** Speaks with the browser's voice and, once that fails, with the site's. */
  const playing = (make: Make<Blob | SoundBytes>) => ({
    async play(sound: Utterance | Blob | SoundBytes, onSound?: () => void): Promise<Outcome<Heard>> {
      player.setRate(readRate());
      if (!('voice' in sound)) return player.play(sound, onSound);
      if (!browser) return failed('synthesis');
      const said = await browser.play(sound, onSound);
      if (said.ok) return said;
      isMute = true;
      const made = await make(sound.text);
      return made.ok ? player.play(made.value, onSound) : made;
    },
  });

  return {
    siteVoice: (language) => (voice(language) ? undefined : toVoice(readSettings())),
    saying(language, signal) {
      let sent: SayOptions['sent'];
      const make = remembering<Blob | SoundBytes>(async (sentence) => {
        const first = await sent?.();
        if (first?.words === sentence) return done(first);
        return synthesize(sentence, language, readSettings(), signal);
      });
      return {
        say(sentences, { sent: coming, ...options } = {}) {
          sent = coming;
          const said = speak<Utterance | Blob | SoundBytes>(
            sentences,
            playing(make),
            async (sentence) => {
              const text = withoutMarks(sentence);
              const spoken = voice(language);
              return spoken ? done({ text, voice: spoken, rate: readRate() }) : make(text);
            },
            { ...options, signal },
          );
          return said.finally(player.rest);
        },
      };
    },
    prepare() {
      if (isPrepared) return;
      isPrepared = true;
      player.prepare();
      void prepareSpeech().then((isProvider) => (hasProvider = isProvider));
    },
    // What a provider sends, only the media element plays.
    wake: () => (hasProvider ? void player.unlock() : player.wake()),
    stop() {
      browser?.stop();
      player.stop();
    },
  };
}
