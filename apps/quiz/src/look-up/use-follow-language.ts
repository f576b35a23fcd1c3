import { language, useTranslation } from '@revisoins/i18n';
import { useRevalidator } from '@revisoins/router';
import { useEffect } from 'react';
import type { Language } from '@revisoins/i18n';

/** Loads the page's data again when its language changes. */
export function useFollowLanguage(loaded: Language): void {
  useTranslation('quiz');
  const { revalidate } = useRevalidator();
  const current = language();
  useEffect(() => {
    if (current !== loaded) void revalidate();
  }, [current, loaded, revalidate]);
}
