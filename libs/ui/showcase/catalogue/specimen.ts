import type { ReactNode } from 'react';

export type Theme = 'light' | 'dark';

/** One component in all its states. Hover, focus and press are the reader's own. */
export interface Specimen {
  /** Names of the components that it shows, as the library exports them. */
  readonly components: readonly string[];
  /** By name; ids and names of landmarks contain the theme, because both are in one page. */
  readonly states: Readonly<Record<string, (theme: Theme) => ReactNode>>;
}
