/** The part of the Web Speech API that Thalia uses, which TypeScript's DOM library does not describe. */
export interface Recogniser extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** True: the sound must not leave the device. Absent in older browsers. */
  processLocally?: boolean;
  start(): void;
  /** Ends the listening; what was heard so far still arrives. */
  stop(): void;
  abort(): void;
}

interface LocalOptions {
  readonly langs: readonly string[];
  readonly processLocally: boolean;
}

export interface RecogniserClass {
  new (): Recogniser;
  available?(options: LocalOptions): Promise<'available' | 'downloadable' | 'downloading' | 'unavailable'>;
  /** False when the language could not be installed. */
  install?(options: LocalOptions): Promise<boolean>;
}

export interface RecogniserResultEvent extends Event {
  readonly results: SpeechRecognitionResultList;
}

export interface RecogniserErrorEvent extends Event {
  readonly error: string;
}

/** The browser's recogniser; null in a browser without one. */
export function recogniserClass(): RecogniserClass | null {
  const names = globalThis as { SpeechRecognition?: unknown; webkitSpeechRecognition?: unknown };
  const found = names.SpeechRecognition ?? names.webkitSpeechRecognition;
  return typeof found === 'function' ? (found as RecogniserClass) : null;
}
