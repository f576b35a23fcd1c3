const formats = [
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/ogg;codecs=opus',
  'audio/mp4',
  'audio/wav',
] as const;

/** The first format, in the order of preference, that this browser records; null when it records none. */
export function preferredFormat(canRecord: (type: string) => boolean = supported): string | null {
  return formats.find(canRecord) ?? null;
}

function supported(type: string): boolean {
  return typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(type);
}
