/** A sample of G.711 as a number from -1 to 1. */
export function fromMuLaw(byte: number): number {
  const bits = ~byte & 255;
  const magnitude = ((((bits & 15) << 3) + 132) << ((bits >> 4) & 7)) - 132;
  return ((bits & 128) === 0 ? magnitude : -magnitude) / 32_768;
}
