import type { Language } from '../language.schema.ts';

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: { '<': 'plus petit que', '>': 'plus grand que', '&': 'et' },
  en: { '<': 'less than', '>': 'greater than', '&': 'and' },
};

/** Of what is spoken: some two minutes. */
const MOST = 2000;

/**
 * A text as a synthesiser may read it: nothing in it is a command. Signs of markup become words (eSpeak and ElevenLabs
 * obey tags, and eSpeak leaves a lone '<' out), double brackets would be phonemes, control characters eSpeak's commands.
 */
export function spokenText(text: string, language: Language): string {
  return text
    .replace(/[<>&]/g, (sign) => ` ${words[language][sign] ?? ''} `)
    .replaceAll('\u2022', ' ')
    .replace(/[\p{Cc}\p{Cs}\u00a0\s]+/gu, ' ')
    .replaceAll('[', ' [ ')
    .trim()
    .slice(0, MOST);
}
