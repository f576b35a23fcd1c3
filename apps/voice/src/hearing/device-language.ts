import type { Language } from '@revisoins/i18n';
import type { RecogniserClass } from './recogniser.ts';

const tags = { fr: ['fr-CA', 'fr-FR'], en: ['en-CA', 'en-US'] } as const;

/** The language of the page, as a recogniser or a voice knows it. */
export const languageTag = (language: Language): string => tags[language][0];

/** A language that the browser recognises on the device. */
export interface DeviceLanguage {
  readonly tag: string;
  /** The browser has to load it first, once. */
  readonly needsDownload: boolean;
}

/** What of this language is recognised on the device; null where nothing is. Never rejects. */
export async function deviceLanguage(
  recogniser: RecogniserClass | null,
  language: Language,
): Promise<DeviceLanguage | null> {
  if (!recogniser?.available || !recogniser.install) return null;
  for (const tag of tags[language]) {
    const state = await recogniser
      .available({ langs: [tag], processLocally: true })
      .catch(() => 'unavailable' as const);
    if (state !== 'unavailable') return { tag, needsDownload: state !== 'available' };
  }
  return null;
}

/** True once the language is on the device. Never rejects. */
export async function installLanguage(recogniser: RecogniserClass, tag: string): Promise<boolean> {
  try {
    return (await recogniser.install?.({ langs: [tag], processLocally: true })) ?? false;
  } catch {
    return false;
  }
}
