/** How a learner is getting on, for a host that tells the page around it. */
export type LearningEvent =
  | { type: 'progress'; answered: number; total: number }
  /** `percent` is 0 to 100, whole. */
  | { type: 'completed'; score: number; total: number; percent: number };

type Receiver = (event: LearningEvent) => void;

let receiver: Receiver = () => {};

/** Called by a host that wants the events; without it they go nowhere. */
export function sendLearningEventsTo(next: Receiver): void {
  receiver = next;
}

/** Tells the host. Never throws. */
export function emitLearningEvent(event: LearningEvent): void {
  try {
    receiver(event);
  } catch {
    // Learning goes on, whoever listens.
  }
}
