import { setLanguage, type Language } from '@revisoins/i18n';

/** A choice ends what the address asked for: a reload must not bring the other language back. The router need not know. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  const url = new URL(location.href);
  if (!url.searchParams.has('lng')) return;
  url.searchParams.delete('lng');
  history.replaceState(history.state, '', url);
}
