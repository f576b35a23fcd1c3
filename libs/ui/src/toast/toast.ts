export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** The page shows the same itself: this is for those who hear it. */
  readonly spokenOnly?: boolean | undefined;
  readonly variant?: 'default' | 'success' | 'info' | 'destructive' | undefined;
}
