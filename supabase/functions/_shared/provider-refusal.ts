import { Refusal } from './refusal.ts';

/** A provider that could not be reached, or refused. */
export class ProviderRefusal extends Refusal {
  /** Whether a retry may succeed: not when the provider refuses the request itself. */
  readonly isPassing: boolean;

  constructor(message: string, cause: string, isPassing: boolean) {
    super('unavailable', message, cause);
    this.name = 'ProviderRefusal';
    this.isPassing = isPassing;
  }
}
