/** Widths of the window, in rem, from which a host's navigation is a bar, and from which it has more room. */
const widths = ['72', '80', '96'] as const;

/** The width from which on an entry is in the bar. Until then, or ever for `none`, it is in the menu. */
export type BarFrom = (typeof widths)[number] | 'none';

export interface BarEntry {
  readonly label: string;
  readonly order: number;
}

/** In rem: the bar without its links, the room around a text, a letter, and the button of the menu. */
const AROUND = 24.25;
const PADDING = { narrow: 1.55, wide: 1.85 };
const LETTER = 0.52;
const MENU = 5.25;

const linkRoom = ({ label }: BarEntry, width: number) =>
  (width < 80 ? PADDING.narrow : PADDING.wide) + LETTER * label.length;

/** The entries that are in a bar of this width, beside a menu for the others if there are any. */
function entriesAt(width: number, taken: number, entries: readonly BarEntry[], own: number) {
  const room = (some: readonly BarEntry[]) => some.reduce((sum, entry) => sum + linkRoom(entry, width), 0);
  const whole = width - AROUND - taken;
  if (room(entries) <= whole) return new Set(entries);
  const kept = entries.filter(({ order }) => order > own);
  const others = entries.filter(({ order }) => order <= own);
  const fits = (count: number) => room(others.slice(0, count)) <= whole - MENU - room(kept);
  const count = others.findIndex((_, index) => !fits(index + 1));
  return new Set([...others.slice(0, count), ...kept]);
}

/**
 * From which width on each entry of a navigation is in the bar: what comes first is there first, and what
 * comes after `own` always. Counted by letters, not measured: a page that was made beforehand and the shell
 * that replaces it show the same. `taken` is what else is in the bar, in rem. Pure.
 */
export function placeInBar(
  entries: readonly BarEntry[],
  own: number,
  taken: (width: number) => number = () => 0,
): BarFrom[] {
  const shown = widths.map((name) => {
    const width = Number(name);
    return [name, entriesAt(width, taken(width), entries, own)] as const;
  });
  return entries.map((entry) => shown.find(([, there]) => there.has(entry))?.[0] ?? 'none');
}
