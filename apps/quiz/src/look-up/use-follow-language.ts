import { language, useTranslation, type Language } from '@revisoins/i18n';
import { useRevalidator } from '@revisoins/router';
import { useEffect } from 'react';

/** Loads the page's data again when its language changes. */
export function useFollowLanguage(loaded: Language): void {
  // Renders again when the language changes.
  useTranslation('quiz');
  const { revalidate } = useRevalidator();
  const current = language();
  useEffect(() => {
    if (current !== loaded) void revalidate();
  }, [current, loaded, revalidate]);
}
