/** Converts a recording to text. */
export interface Transcriber {
  /** Empty when nothing was spoken. Rejects with a Refusal. */
  transcribe(recording: Blob): Promise<string>;
}

const endings: Readonly<Record<string, string>> = {
  webm: 'webm',
  ogg: 'ogg',
  mp4: 'mp4',
  wav: 'wav',
  'x-wav': 'wav',
  mpeg: 'mp3',
};

/** Providers recognise the format by the file's name. */
export function fileName(recording: Blob): string {
  const format = /^(?:audio|video)\/([\w.+-]+)/.exec(recording.type)?.[1] ?? '';
  return `recording.${endings[format] ?? 'webm'}`;
}
