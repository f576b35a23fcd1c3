import { measures, spellings, type Quantity } from './measures.ts';

const tablet = new RegExp(
  `(?<!\\d\\s?)(?<!\\p{L})${spellings.tablet}(?<link>(?:[\\s:(=,]|d'|(?:de|of|a|are|is|at|en|in|comes?|sont|est|dosee?s?|contain\\w*|contien\\w*|contenant|each|chacun|dispo\\w*|available|labell?ed|strength|teneur)(?!\\p{L}))*)$`,
  'u',
);
const beforeTablet = new RegExp(`^\\s${spellings.tablet}(?!\\p{L})`, 'u');
const ordering =
  /\b(?:giv\w+|order\w*|prescri\w*|ordonn\w*|rx|donn(?:er|e|ez)|administ\w+|recevoir|recoit|receives?|takes?|prend\w*)\b[^§]*$/;
const ordered =
  /\b(?:order\w*|prescri\w*|ordonn\w*|rx|donnee\w*|given|to give|a donner|needed|requis\w*|voulu\w*)\b/;

/** A mass that can be what one tablet holds. */
export interface Strength {
  readonly of: Quantity;
  /**
   * 'Sure' is 'comprimés de 20 mg'; 'give 40 mg tablets' can as well be the order, and '2 500 mg tablets' are
   * two numbers.
   */
  readonly is: 'sure' | 'likely' | 'unclear' | 'two';
  readonly after: string;
  readonly isBeforeTablet: boolean;
}

/** `before` has a § for each quantity that was read. */
export function asStrength(of: Quantity, said: string, before: string, after: string): Strength | undefined {
  const link = tablet.exec(before)?.groups?.['link'];
  const isBeforeTablet = beforeTablet.test(after);
  if (link === undefined && !isBeforeTablet) return undefined;
  const isSure = link !== undefined && /[\p{L}:=(]/u.test(link);
  const likely = ordering.test(before) ? 'unclear' : 'likely';
  const is = isBeforeTablet && / [1-9]/.test(said) ? 'two' : isSure ? 'sure' : likely;
  return { of, is, after, isBeforeTablet };
}

/** Which of them one tablet holds; null where that is unclear. */
export function chooseStrength(found: readonly Strength[]): Quantity | undefined | null {
  if (found.some(({ is }) => is === 'two')) return null;
  const sure = found.filter(({ is }) => is === 'sure');
  const [one, other, third] = sure.length > 0 ? sure : found;
  if (one && other && !third) return isOrderThenStrength(one, other) ? other.of : null;
  return third === undefined && one?.is !== 'unclear' ? one?.of : null;
}

/** '1 g tablets 500 mg': of two masses around one word the first is ordered, where no word says more. */
function isOrderThenStrength(order: Strength, strength: Strength): boolean {
  const size = ({ of }: Strength) => of.amount * measures[of.measure].size;
  return (
    order.isBeforeTablet &&
    order.is !== 'sure' &&
    !strength.isBeforeTablet &&
    strength.is === 'likely' &&
    measures[order.of.measure].kind === measures[strength.of.measure].kind &&
    size(order) >= size(strength) &&
    !ordered.test(strength.after)
  );
}
