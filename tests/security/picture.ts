import { crc32 } from 'node:zlib';

const chunk = (name: string, data: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

function png(text: Buffer, side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('tEXt', text),
    chunk('IDAT', Buffer.from([0x78, 0x9c, 0x63, 0, 0, 0, 2, 0, 1])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function jpeg(text: Buffer, side: number): Buffer {
  const comments: Buffer[] = [];
  for (let at = 0; at < text.length || at === 0; at += 60_000) {
    const part = text.subarray(at, at + 60_000);
    comments.push(Buffer.from([0xff, 0xfe, (part.length + 2) >> 8, (part.length + 2) & 0xff]), part);
  }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...comments,
    Buffer.from([0xff, 0xc0, 0, 11, 8, side >> 8, side & 0xff, side >> 8, side & 0xff, 1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function webp(text: Buffer, side: number): Buffer {
  const part = (name: string, data: Buffer): Buffer => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(name, 'latin1'), size, data, Buffer.alloc(data.length % 2)]);
  };
  const head = Buffer.alloc(10);
  head.writeUIntLE(side - 1, 4, 3);
  head.writeUIntLE(side - 1, 7, 3);
  const chunks = Buffer.concat([part('VP8X', head), part('XMP ', text)]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(chunks.length + 4);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), size, Buffer.from('WEBP', 'latin1'), chunks]);
}

const makers: Readonly<Record<string, (text: Buffer, side: number) => Buffer>> = {
  'image/png': png,
  'image/jpeg': jpeg,
  'image/webp': webp,
};

/** A picture that is whole, with a text in it and sides of this many pixels; of an unknown type, the text. */
export function makePicture(type: string, text: string | Uint8Array = '', side = 2): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(text as string);
  return new Uint8Array(makers[type]?.(bytes, side) ?? bytes);
}
