import { Refusal } from '../refusal.ts';
import { DEFAULT_VOICE, type Speaker, type Speech, type SpeechRequest, type Voice } from './speaker.ts';
import { synthesize } from './espeak.ts';
import { wav } from './wav.ts';

interface EmbeddedVoice extends Voice {
  /** The synthesiser's name for this timbre. */
  readonly timbre: string;
}

const labels = { accent: 'fr, en' };
const voices: readonly EmbeddedVoice[] = [
  {
    name: 'Thalia',
    category: 'eSpeak NG',
    labels: { ...labels, gender: 'female' },
    voice_id: DEFAULT_VOICE,
    timbre: 'f4',
  },
  {
    name: 'Maude',
    category: 'eSpeak NG',
    labels: { ...labels, gender: 'female' },
    voice_id: 'espeak-maude',
    timbre: 'f2',
  },
  {
    name: 'Félix',
    category: 'eSpeak NG',
    labels: { ...labels, gender: 'male' },
    voice_id: 'espeak-felix',
    timbre: 'm3',
  },
  {
    name: 'Gabriel',
    category: 'eSpeak NG',
    labels: { ...labels, gender: 'male' },
    voice_id: 'espeak-gabriel',
    timbre: 'm7',
  },
];

/** Said to nobody, so that the synthesiser and a voice are loaded: a sentence like the first of a reply. */
const ANY_SENTENCE = 'Faire laver les mains à l’eau tiède et au savon.';
/** The first sentences take several times as long as later ones, until the engine has compiled its code. */
const REHEARSALS = 4;
let rehearsed: Promise<void> | undefined;

async function rehearse(): Promise<void> {
  for (let time = 0; time < REHEARSALS; time += 1)
    await speak({ text: ANY_SENTENCE, language: 'fr', voiceId: DEFAULT_VOICE });
}

/** Each voice speaks the text's language. */
export const embeddedSpeaker: Speaker = {
  isProvider: false,
  async prepare() {
    try {
      await (rehearsed ??= rehearse());
    } catch (error) {
      rehearsed = undefined;
      throw error;
    }
  },
  speak,
  voices: () => Promise.resolve(voices.map(({ timbre: _, ...voice }) => voice)),
};

async function speak({
  text,
  language,
  voiceId,
}: Pick<SpeechRequest, 'text' | 'language' | 'voiceId'>): Promise<Speech> {
  const timbre = voices.find((voice) => voice.voice_id === voiceId)?.timbre;
  if (timbre === undefined) throw new Refusal('not-found', 'This site has no such voice.');
  const sound = await synthesize(text, `${language === 'en' ? 'en-us' : 'fr'}+${timbre}`, mostSeconds(text));
  if (sound.samples.length === 0) throw new Refusal('invalid', 'There is nothing to say in this text.');
  return { bytes: wav(sound), type: 'audio/wav' };
}

/** Twice the usual duration of a text; numbers, initials and signs take longer than their length suggests. */
function mostSeconds(text: string): number {
  return Math.min(150, 5 + 0.15 * text.length);
}
