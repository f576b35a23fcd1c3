import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';
import type { VoiceDevices } from '../sound/voice-access.ts';
import type { VoiceSettings } from '../voice-choice/voice-settings.ts';

export type TestName = 'microphone' | 'chat' | 'speech' | 'full';

export interface Running {
  readonly test: TestName | null;
  /** While recording: milliseconds since the start, loudness from 0 to 1. */
  readonly recording: { readonly elapsed: number; readonly level: number } | null;
}

/** The state that all tests of the page share. One runs at a time. */
export interface Bench {
  readonly devices: VoiceDevices;
  readonly settings: VoiceSettings;
  readonly running: ReadonlyStore<Running>;
  /** Aborted when the page is left. */
  readonly signal: AbortSignal;
  showRecording(elapsed: number, level: number): void;
  /** Runs one test; undefined when another is running or the page was left. */
  run<T>(test: TestName, work: () => Promise<T>): Promise<T | undefined>;
  close(): void;
  /** Makes it usable again after `close`. */
  open(): void;
}

export function createBench(devices: VoiceDevices, settings: VoiceSettings): Bench {
  const running = createStore<Running>(() => ({ test: null, recording: null }));
  let left = new AbortController();
  return {
    devices,
    settings,
    running,
    get signal() {
      return left.signal;
    },
    showRecording: (elapsed, level) => running.setState({ recording: { elapsed, level } }),
    async run(test, work) {
      if (running.getState().test !== null) return undefined;
      const { signal } = left;
      running.setState({ test, recording: null });
      try {
        return await work();
      } catch (error) {
        if (signal.aborted) return undefined;
        throw error;
      } finally {
        running.setState({ test: null, recording: null });
      }
    },
    close: () => left.abort(),
    open: () => {
      if (left.signal.aborted) left = new AbortController();
    },
  };
}
