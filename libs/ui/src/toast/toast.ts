export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: 'default' | 'success' | 'info' | 'destructive' | undefined;
}
