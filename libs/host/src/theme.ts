import { deviceStorage, type ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type AppliedTheme = 'light' | 'dark';

interface ThemeState {
  choice: ThemeChoice;
  applied: AppliedTheme;
}

const STORAGE_KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';

/** Where the theme applies, and who chooses it. */
export interface ThemePlace {
  /** The element with the theme; by default, the whole document. */
  root?: HTMLElement;
  /** The theme chosen by the page around the host: nothing is read from or stored on the device. */
  given?: ThemeChoice;
  /** Ends the following of the system and the other tabs, for a host that another one replaces. */
  until?: AbortSignal;
}

let place: ThemePlace = {};

const store = createStore<ThemeState>(() => ({ choice: 'light', applied: 'light' }));

/** The theme that the learner chose, and the current one. */
export const theme: ReadonlyStore<ThemeState> = store;

function stored(): ThemeChoice {
  const value = deviceStorage.get(STORAGE_KEY);
  return value === 'dark' || value === 'system' ? value : 'light';
}

function apply(choice: ThemeChoice): void {
  const applied = choice === 'system' ? (matchMedia(DARK).matches ? 'dark' : 'light') : choice;
  const root = place.root ?? document.documentElement;
  root.dataset.theme = applied;
  root.classList.toggle('dark', applied === 'dark');
  root.classList.toggle('light', applied === 'light');
  store.setState({ choice, applied });
}

/** Applies a theme and stores it for the next visit; without storage it lasts until the page closes. */
export function setTheme(choice: ThemeChoice): void {
  apply(choice);
  if (!place.given) deviceStorage.set(STORAGE_KEY, choice);
}

/** Shows a theme that the page around the host asks for, without storing it. */
export function showTheme(choice: ThemeChoice): void {
  apply(choice);
}

let following = false;

function follow(): void {
  if (following) return;
  following = true;
  const until = place.until ? { signal: place.until } : undefined;
  matchMedia(DARK).addEventListener('change', () => apply(store.getState().choice), until);
  addEventListener(
    'storage',
    (event) => {
      if (event.key === STORAGE_KEY && !place.given) apply(stored());
    },
    until,
  );
}

/** Called by a host: applies the stored or given theme, and follows the system and the other tabs. */
export function startTheme(at: ThemePlace = {}): void {
  place = at;
  apply(at.given ?? stored());
  follow();
}
