import { Refusal } from '../refusal.ts';

/**
 * Splits a text after its sentences, into pieces of at most 300 characters: at a space, or anywhere in an
 * endless word.
 */
function inPieces(text: string): string[] {
  const sentences = text.match(/.+?(?:[.!?…]+(?=\s)|$)/gsu) ?? [];
  return sentences
    .flatMap((sentence) => sentence.match(/.{1,300}(?=\s|$)|.{1,300}/gsu) ?? [])
    .map((piece) => piece.trim())
    .filter(Boolean);
}

export interface Sound {
  /** One channel, 16 bits. */
  readonly samples: Int16Array<ArrayBuffer>;
  /** Samples per second. */
  readonly rate: number;
}

/** The part of the package's API that is used; it has no types. */
interface Engine {
  set_voice(name: string): number;
  set_rate(wordsPerMinute: number): void;
  get_samplerate(): number;
  synthesize(text: string, onSamples: (samples: Int16Array<ArrayBuffer>) => unknown): void;
}

const WORDS_PER_MINUTE = 160;
let turn: Promise<unknown> = Promise.resolve();

/** One piece at a time, with room for other work between two. */
function inTurn(work: () => void): Promise<void> {
  const mine = turn.then(() => new Promise((resolve) => setTimeout(resolve))).then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

let engine: Promise<Engine> | undefined;

/** Loaded once, in about 0.2 s; a sentence then takes some 10 ms. */
async function startEngine(): Promise<Engine> {
  const { default: load } = await import('@echogarden/espeak-ng-emscripten').catch((error: unknown) => {
    throw new Refusal('not-configured', 'This site has no speech synthesiser.', error);
  });
  const module = await load();
  return new module.eSpeakNGWorker() as Engine;
}

/**
 * Synthesises a text with eSpeak NG, up to `mostSeconds` of sound. `voice` is a language and a timbre,
 * 'fr+f4'. One piece at a time, so that others are answered in between; the pieces of two texts take turns
 * and never mix. Throws a Refusal: 'not-configured' where the package is missing, 'unavailable' where it
 * cannot run.
 */
export async function synthesize(text: string, voice: string, mostSeconds: number): Promise<Sound> {
  try {
    const speaker = await (engine ??= startEngine());
    const rate = speaker.get_samplerate();
    const parts: Int16Array<ArrayBuffer>[] = [];
    let samplesLeft = Math.floor(mostSeconds * rate);
    for (const piece of inPieces(text)) {
      await inTurn(() => {
        speaker.set_voice(voice);
        speaker.set_rate(WORDS_PER_MINUTE);
        speaker.synthesize(piece, (samples) => {
          parts.push(samples.slice(0, samplesLeft));
          samplesLeft -= Math.min(samplesLeft, samples.length);
          // True stops the synthesis.
          return samplesLeft === 0;
        });
      });
      if (samplesLeft === 0) break;
    }
    return { samples: joined(parts), rate };
  } catch (error) {
    engine = undefined;
    if (error instanceof Refusal) throw error;
    throw new Refusal('unavailable', 'The speech synthesiser does not run here.', error);
  }
}

function joined(parts: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}
