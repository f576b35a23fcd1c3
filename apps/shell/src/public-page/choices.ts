import { theme, type ThemeChoice, setTheme } from '@revisoins/host/hosting';
import { toLanguage, type Language } from '@revisoins/i18n';
import {
  languages,
  toLocale,
  removeLanguageParameter,
  LANGUAGE_KEY,
  storeLanguage,
} from '@revisoins/i18n/hosting';
import { exchangeViews } from '../prerender/first-paint.ts';

const shownLanguage = (page: Document) => toLanguage(page.documentElement.lang);

/**
 * Shows the page in another language: its view for that language or, without one, the page that is served in
 * it.
 */
function showLanguage(page: Document, next: Language): void {
  const html = page.documentElement;
  const root = page.getElementById('root');
  if (next === shownLanguage(page) || !root) return;
  const view = page.querySelector<HTMLTemplateElement>(
    `template[data-view="${toLocale(next)} ${html.dataset.audience}"]`,
  );
  if (!view) return page.location.reload();
  html.lang = toLocale(next);
  exchangeViews(root, view);
  page.title = root.dataset.title ?? page.title;
}

/** Marks what is chosen now among the choices of a menu. */
export function markChosen(page: Document, menu: Element): void {
  const chosen: Record<string, string> = { theme: theme.getState().choice, language: shownLanguage(page) };
  for (const choice of menu.querySelectorAll<HTMLButtonElement>('button[role=menuitemradio]'))
    choice.setAttribute('aria-checked', String(chosen[choice.name] === choice.value));
}

/** Applies a choice from a menu, and stores it for the next visit. */
export function choose(page: Document, { name, value }: HTMLButtonElement): void {
  if (name === 'theme') return setTheme(value as ThemeChoice);
  const language = languages.find((one) => one === value);
  if (name !== 'language' || !language) return;
  storeLanguage(language);
  removeLanguageParameter();
  showLanguage(page, language);
  // The menu that was used belongs to the view that is now hidden.
  page.querySelector<HTMLElement>('#root [aria-haspopup=menu]')?.focus();
}

/** Stores the language of the page as the shell does, and follows the one that is chosen in another tab. */
export function followLanguage(page: Document, signal: AbortSignal): void {
  storeLanguage(shownLanguage(page));
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === LANGUAGE_KEY && newValue) showLanguage(page, toLanguage(newValue));
    },
    { signal },
  );
}
