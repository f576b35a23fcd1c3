interface Format {
  /** The declared types that go with it, without audio/ or video/. */
  readonly types: readonly string[];
  readonly matches: (start: string) => boolean;
  /**
   * The maximum size of three seconds, with room for a late stop: Opus and AAC are some 50 to 80 KB, WAV at
   * most 576 KB.
   */
  readonly mostBytes: number;
}

const KB = 1024;
const formats: readonly Format[] = [
  {
    types: ['webm', 'x-matroska'],
    matches: (start) => start.startsWith('\x1a\x45\xdf\xa3'),
    mostBytes: 256 * KB,
  },
  { types: ['ogg'], matches: (start) => start.startsWith('OggS'), mostBytes: 256 * KB },
  {
    types: ['mp4', 'x-m4a', 'm4a', 'aac'],
    matches: (start) => start.slice(4, 8) === 'ftyp',
    mostBytes: 256 * KB,
  },
  {
    types: ['mpeg', 'mp3'],
    matches: (start) => start.startsWith('ID3') || /^\xff[\xe2-\xff]/.test(start),
    mostBytes: 256 * KB,
  },
  {
    types: ['wav', 'x-wav', 'wave', 'vnd.wave'],
    matches: (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WAVE',
    mostBytes: 640 * KB,
  },
];

/** The format that a Content-Type declares; undefined when browsers do not record it. */
export function declaredFormat(contentType: string): Format | undefined {
  const name = /^(?:audio|video)\/([\w.+-]+)\s*(?:;|$)/i.exec(contentType)?.[1]?.toLowerCase();
  return formats.find(({ types }) => name !== undefined && types.includes(name));
}

/** Whether a recording begins like its format. */
export function hasSignature({ matches }: Format, recording: Uint8Array): boolean {
  return matches(String.fromCharCode(...recording.subarray(0, 12)));
}
