/** How long a remote took to load, in milliseconds: its entry over the network, then its code and texts. */
export interface LoadPhases {
  entry: number;
  files: number;
}

/** What the platform reports to its operator. Never personal data. */
export type TelemetryEvent =
  | { type: 'remote-loaded'; remote: string; version: string; phases: LoadPhases }
  | { type: 'remote-rendered'; remote: string; version: string; milliseconds: number }
  | { type: 'remote-failed'; remote: string; version?: string; reason: string }
  /** `version` runs instead of `from`, which did not load. */
  | { type: 'remote-fell-back'; remote: string; version: string; from: string; reason: string }
  /** `owner` is the remote's name, or 'shell'. */
  | { type: 'render-failed'; owner: string; message: string }
  | { type: 'policy-violated'; owner: string; version?: string; directive: string; blocked: string };

type Sink = (event: TelemetryEvent) => void;

let sink: Sink = () => {};

/** Called once by a host that wants the events; otherwise they are dropped. */
export function sendTelemetryTo(receiver: Sink): void {
  sink = receiver;
}

/** Reports an event. Never throws: telemetry must not break what it observes. */
export function report(event: TelemetryEvent): void {
  try {
    sink(event);
  } catch {
    // A failing listener has nobody to report to.
  }
}
