export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** The page already shows the same: only for screen readers. */
  readonly spokenOnly?: boolean | undefined;
  readonly variant?: 'default' | 'success' | 'info' | 'destructive' | undefined;
}
