/** A WAV file of one channel in μ-law, as the function tts makes it. */
export function muLawWav(samples: readonly number[], rate = 22_050): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(58 + samples.length);
  const view = new DataView(bytes.buffer);
  const text = (at: number, words: string) => bytes.set(new TextEncoder().encode(words), at);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 18, true);
  view.setUint16(20, 7, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  text(38, 'fact');
  view.setUint32(42, 4, true);
  text(50, 'data');
  view.setUint32(54, samples.length, true);
  bytes.set(samples, 58);
  return bytes;
}
