/** A learner's progress, for a host that reports it to the surrounding page. */
export type LearningEvent =
  | { type: 'progress'; answered: number; total: number }
  /** `percent` is 0 to 100, whole. */
  | { type: 'completed'; score: number; total: number; percent: number };

type Receiver = (event: LearningEvent) => void;

let receiver: Receiver = () => {};

/** Called by a host that wants the events; otherwise they are dropped. */
export function sendLearningEventsTo(next: Receiver): void {
  receiver = next;
}

/** Sends an event to the host. Never throws. */
export function emitLearningEvent(event: LearningEvent): void {
  try {
    receiver(event);
  } catch {
    // A listener that throws must not stop the attempt.
  }
}
