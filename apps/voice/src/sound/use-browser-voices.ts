import type { Language } from '@revisoins/i18n';
import { useEffect, useState } from 'react';
import { voicesFor } from './browser-voices.ts';
import { synthesiser } from './spoken-by-browser.ts';

/** The browser's voices for a language, the best one first. Browsers list them late. */
export function useBrowserVoices(language: Language): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(() => synthesiser()?.getVoices() ?? []);
  useEffect(() => {
    const synthesis = synthesiser();
    if (!synthesis) return undefined;
    const list = () => setVoices(synthesis.getVoices());
    list();
    synthesis.addEventListener('voiceschanged', list);
    return () => synthesis.removeEventListener('voiceschanged', list);
  }, []);
  return voicesFor(voices, language);
}
