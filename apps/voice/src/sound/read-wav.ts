const MU_LAW = 7;

/** A sound in one channel, from -1 to 1. */
export interface Samples {
  readonly rate: number;
  readonly samples: Float32Array<ArrayBuffer>;
}

/** What each byte of μ-law (G.711) stands for. */
const levels = Float32Array.from({ length: 256 }, (_, byte) => {
  const code = ~byte & 255;
  const magnitude = (((code & 15) << 3) + 132) << ((code >> 4) & 7);
  return ((code & 128 ? -1 : 1) * (magnitude - 132)) / 32_768;
});

/**
 * Reads a WAV file as this site's synthesiser makes it: one channel in μ-law. Null for any other. The browser
 * could, too, but in a thread of its own, for which a busy device makes the first word wait.
 */
export function readWav(bytes: Uint8Array<ArrayBuffer>): Samples | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || name(0) !== 'RIFF' || name(8) !== 'WAVE') return null;
  let rate = 0;
  for (let at = 12; at + 8 <= bytes.length; at += 8 + view.getUint32(at + 4, true)) {
    if (name(at) === 'fmt ') {
      if (at + 16 > bytes.length) return null;
      if (view.getUint16(at + 8, true) !== MU_LAW || view.getUint16(at + 10, true) !== 1) return null;
      rate = view.getUint32(at + 12, true);
    }
    if (name(at) === 'data' && rate > 0) {
      const data = bytes.subarray(at + 8, at + 8 + view.getUint32(at + 4, true));
      if (data.length === 0) return null;
      const samples = new Float32Array(data.length);
      for (let index = 0; index < data.length; index += 1) samples[index] = levels[data[index] ?? 0] ?? 0;
      return { rate, samples };
    }
  }
  return null;
}
