import type { Page } from '@playwright/test';

/** The stand-in's answer about recognition on the device. */
export type OnDevice = 'available' | 'downloadable' | 'unavailable';

export interface StandIn {
  readonly onDevice?: OnDevice;
  readonly canInstall?: boolean;
  /** Utterances end as soon as they have started. */
  readonly isBrief?: boolean;
  /** The browser's voices, as `speechSynthesis` lists them. */
  readonly voices?: readonly { name: string; lang: string; localService: boolean }[];
}

declare global {
  interface Window {
    /** What the stand-ins were asked to do, in order. */
    speechLog: string[];
    /** Has the recogniser that listens understand these words. */
    hear(words: string, options?: { confidence?: number; isFinal?: boolean }): void;
    /** Makes it fail with an error of the Web Speech API, or end with nothing heard. */
    failHearing(error: string | null): void;
    /** Ends the current utterance. */
    endUtterance(): void;
  }
}

/**
 * Replaces the browser's recogniser and synthesiser, at the browser's edge, by stand-ins with the interface
 * of the Web Speech API that the test drives. The recogniser opens the real (fake) microphone.
 */
export async function standInSpeech(page: Page, standIn: StandIn = {}): Promise<void> {
  await page.addInitScript(
    ({ onDevice = 'unavailable', canInstall = true, isBrief = false, voices = [] }: StandIn) => {
      window.speechLog = [];
      const log = (line: string) => void window.speechLog.push(line);
      let installed = onDevice;
      const listening = new Set<StandInRecogniser>();

      class StandInRecogniser extends EventTarget {
        lang = '';
        continuous = false;
        interimResults = false;
        processLocally = false;
        stream: MediaStream | null = null;
        isOver = false;
        static async available({ langs, processLocally }: { langs: string[]; processLocally: boolean }) {
          if (!processLocally) return 'available';
          return langs.every((lang) => lang.endsWith('-CA')) ? installed : 'unavailable';
        }
        static async install({ langs }: { langs: string[] }) {
          log(`install ${langs.join()}`);
          if (canInstall) installed = 'available';
          return canInstall;
        }
        start() {
          log(`listen ${this.lang}${this.processLocally ? ' here' : ''}`);
          listening.add(this);
          navigator.mediaDevices.getUserMedia({ audio: true }).then(
            (stream) => {
              this.stream = stream;
              if (this.isOver) return this.close();
              log(`microphone ${stream.getAudioTracks()[0]?.readyState}`);
              this.dispatchEvent(new Event('start'));
              this.dispatchEvent(new Event('audiostart'));
              return undefined;
            },
            (error: DOMException) =>
              this.fail(error.name === 'NotFoundError' ? 'audio-capture' : 'not-allowed'),
          );
        }
        fail(error: string) {
          this.dispatchEvent(Object.assign(new Event('error'), { error, message: '' }));
          this.close();
        }
        close() {
          this.isOver = true;
          listening.delete(this);
          this.stream?.getTracks().forEach((track) => track.stop());
          log('closed');
          this.dispatchEvent(new Event('end'));
        }
        stop() {
          log('stop');
          if (!this.isOver) this.close();
        }
        abort() {
          log('abort');
          if (!this.isOver) this.close();
        }
      }
      Object.assign(window, {
        SpeechRecognition: StandInRecogniser,
        webkitSpeechRecognition: StandInRecogniser,
        hear(transcript: string, { confidence = 0.9, isFinal = true } = {}) {
          const [heard] = listening;
          const result = Object.assign([{ transcript, confidence }], { isFinal });
          heard?.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }));
          if (isFinal) heard?.close();
        },
        failHearing(error: string | null) {
          const [current] = listening;
          if (error === null) current?.close();
          else if (error === 'nomatch') {
            current?.dispatchEvent(new Event('nomatch'));
            current?.close();
          } else current?.fail(error);
        },
      });

      let saying: SpeechSynthesisUtterance | null = null;
      const end = () => {
        const ended = saying;
        saying = null;
        ended?.dispatchEvent(new Event('end'));
      };
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => voices.map((voice) => ({ ...voice, voiceURI: voice.name, default: false })),
        speak(utterance: SpeechSynthesisUtterance) {
          saying = utterance;
          const { name } = (utterance as unknown as { said: { name: string } }).said;
          log(`say ${name} ${Math.round(utterance.rate * 100) / 100}: ${utterance.text}`);
          queueMicrotask(() => {
            utterance.dispatchEvent(new Event('start'));
            if (isBrief && saying === utterance) end();
          });
        },
        cancel() {
          log('cancel');
          end();
        },
      });
      // A voice that the browser does not have cannot be given to a real utterance.
      Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', {
        set(this: { said: unknown }, voice: unknown) {
          this.said = voice;
        },
        get(this: { said: unknown }) {
          return this.said;
        },
      });
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      window.endUtterance = end;
    },
    standIn,
  );
}

/** A browser that recognises no speech. */
export async function withoutRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
}

export const speechLog = (page: Page): Promise<string[]> => page.evaluate(() => window.speechLog);
