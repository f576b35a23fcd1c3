interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export type MenuEntry = 'first' | 'last';

/** The entry at which a key on the trigger opens a menu; undefined for any other key. */
export function entryToOpenAt({ key }: Pick<Press, 'key'>): MenuEntry | undefined {
  return key === 'ArrowDown' ? 'first' : key === 'ArrowUp' ? 'last' : undefined;
}

export function focusMenuEntry(menu: Element | null, entry: MenuEntry): void {
  menuItems(menu)
    .at(entry === 'first' ? 0 : -1)
    ?.focus();
}

/** Moves the focus in an open menu as a key asks. Returns whether the key closes the menu. */
export function pressInMenu(
  event: Press & Pick<Event, 'preventDefault' | 'stopPropagation'>,
  menu: Element | null,
): boolean {
  if (event.key === 'Escape' || event.key === 'Tab') {
    // A key that the menu handles must not also close a dialog around it.
    if (event.key === 'Escape') event.stopPropagation();
    return true;
  }
  const all = menuItems(menu);
  const names = all.map((item) => item.textContent);
  const current = all.findIndex((item) => item === document.activeElement);
  const target = menuTarget(event, names, current);
  if (target !== null) {
    event.preventDefault();
    all[target]?.focus();
  }
  return false;
}

/** Minimum distance in pixels between a menu and the window's edge. */
const EDGE = 8;

/** Moves a menu that does not fit on its side of the trigger: enlarged text, a narrow window. */
export function keepMenuInWindow(menu: HTMLElement): void {
  menu.style.translate = '';
  const { left, right } = menu.getBoundingClientRect();
  const beyond = Math.max(0, right - (document.documentElement.clientWidth - EDGE));
  const before = Math.max(0, EDGE - left + beyond);
  if (right > left) menu.style.translate = `${before - beyond}px 0`;
}

/** Without those that a window of this width shows elsewhere. */
function menuItems(menu: Element | null): HTMLElement[] {
  const all = menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [];
  return [...all].filter((item) => getComputedStyle(item).display !== 'none');
}

/** The index of the entry that a key moves to, or null for any other key. */
function menuTarget(press: Press, names: readonly (string | null)[], current: number): number | null {
  const count = names.length;
  if (count === 0) return null;
  if (press.key === 'ArrowDown') return (current + 1) % count;
  if (press.key === 'ArrowUp') return (current <= 0 ? count : current) - 1;
  if (press.key === 'Home') return 0;
  if (press.key === 'End') return count - 1;
  if (press.key.length !== 1 || press.key === ' ' || press.ctrlKey || press.metaKey || press.altKey)
    return null;
  return firstLetter(press.key, names, current);
}

function firstLetter(letter: string, names: readonly (string | null)[], current: number): number | null {
  for (let step = 1; step <= names.length; step += 1) {
    const index = (current + step) % names.length;
    if (plain(names[index] ?? '').startsWith(plain(letter))) return index;
  }
  return null;
}

/** Without accents and case, so that "e" finds "Écrire". */
function plain(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
