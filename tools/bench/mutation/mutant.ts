/** One small change of a source: the smallest mistake that a test should notice. */
export interface Mutant {
  /** Path from the root of the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The text of that line. */
  readonly context: string;
  /** Which kind of change it is, such as `boundary`. */
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
}

/** The source with the change made. */
export const applyMutant = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

/** Collects the mutants of one source, each change once, in the order of the source. */
export function collectMutants(file: string, source: string) {
  const found = new Map<string, Mutant>();
  return {
    add(operator: string, start: number, end: number, replacement: string): void {
      const original = source.slice(start, end);
      const key = `${start} ${end} ${replacement}`;
      if (original === replacement || found.has(key)) return;
      const line = source.slice(0, start).split('\n').length;
      const context = (source.split('\n')[line - 1] ?? '').trim();
      found.set(key, { file, line, context, operator, start, end, original, replacement });
    },
    all: (): Mutant[] => [...found.values()].sort((a, b) => a.start - b.start || a.end - b.end),
  };
}

/** What identifies a mutant in lists, without line numbers, which move. */
export const describeMutant = ({
  file,
  operator,
  original,
  replacement,
}: Pick<Mutant, 'file' | 'operator' | 'original' | 'replacement'>): string =>
  `${file}: ${operator}: ${oneLine(original)} -> ${oneLine(replacement)}`;

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 160);
