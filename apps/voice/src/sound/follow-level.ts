export interface LevelMeter {
  /** Loudness at this moment, from 0 to 1. */
  now(): number;
  close(): void;
}

const silent: LevelMeter = { now: () => 0, close: () => undefined };

/** Measures how loud a stream is. Stays at 0 in browsers without audio analysis. */
export function followLevel(stream: MediaStream): LevelMeter {
  if (typeof AudioContext === 'undefined') return silent;
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    return {
      now() {
        analyser.getFloatTimeDomainData(samples);
        const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
        // Speech has an RMS value of about 0.05 to 0.25.
        return Math.min(1, Math.sqrt(power) * 4);
      },
      close: () => void context.close(),
    };
  } catch {
    return silent;
  }
}
