import { Refusal } from './refusal.ts';

/** A provider that could not be reached, or refused. */
export class ProviderRefusal extends Refusal {
  /** Whether the same request may fare better in a moment: not when the provider refuses the request itself. */
  readonly isPassing: boolean;

  constructor(message: string, cause: string, isPassing: boolean) {
    super('unavailable', message, cause);
    this.name = 'ProviderRefusal';
    this.isPassing = isPassing;
  }
}
