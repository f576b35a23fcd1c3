import { bounds } from '../assessment/bounds.ts';
import type { Language } from '../language.schema.ts';

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: { '<': 'plus petit que', '>': 'plus grand que', '&': 'et' },
  en: { '<': 'less than', '>': 'greater than', '&': 'and' },
};

/**
 * A text that is safe for a synthesiser: nothing in it is a command. Markup characters become words (eSpeak
 * and ElevenLabs obey tags, and eSpeak skips a lone '<'), double brackets would be phonemes, control
 * characters eSpeak's commands.
 */
export function normalizeForSpeech(text: string, language: Language): string {
  return text
    .replace(/[<>&]/g, (sign) => ` ${words[language][sign] ?? ''} `)
    .replaceAll('\u2022', ' ')
    .replace(/[\p{Cc}\p{Cs}\u00a0\s]+/gu, ' ')
    .replaceAll('[', ' [ ')
    .trim()
    .slice(0, bounds.spokenText[1]);
}
