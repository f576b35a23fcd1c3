import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Quality of each format, of 100: text stays sharp. */
const QUALITY = { webp: 82, avif: 62 };

/** A PNG as WebP, by the browser itself. `page` is any page without a security policy. */
export async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ([data, quality]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/webp', quality: quality / 100 })).arrayBuffer(),
      );
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    },
    [png.toString('base64'), QUALITY.webp] as const,
  );
  return Buffer.from(encoded, 'base64');
}

/** A PNG as AVIF. Throws a sentence about avifenc when it is missing. */
export function toAvif(png: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-avif-'));
  const [from, to] = [join(folder, 'in.png'), join(folder, 'out.avif')];
  try {
    writeFileSync(from, png);
    // 4:4:4: coloured text keeps its edges.
    const quantizer = String(Math.round(63 * (1 - QUALITY.avif / 100)));
    const { status } = spawnSync(
      'avifenc',
      ['--speed', '4', '--yuv', '444', '--min', quantizer, '--max', quantizer, from, to],
      { stdio: 'ignore' },
    );
    if (status !== 0)
      throw new Error(
        'avifenc is missing or failed. Install it (Debian: apt-get install libavif-bin), then run this again.',
      );
    return readFileSync(to);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
