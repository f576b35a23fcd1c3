interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The index of the entry that a key moves to, or null for any other key. */
export function menuTarget(press: Press, names: readonly (string | null)[], current: number): number | null {
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
