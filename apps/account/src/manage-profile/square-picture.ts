import { pictureType } from './picture-type.ts';

/** The largest centred square of a picture, in pixels. */
export function centreSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/** Maximum size of the chosen file; the stored picture is much smaller. */
export const PICTURE_MAX = 5 * 1024 * 1024;
const SIDE = 512;
const QUALITY = 0.88;

export type SquarePicture = { kind: 'ok'; picture: Blob } | { kind: 'too-large' } | { kind: 'not-a-picture' };

async function draw(file: Blob): Promise<Blob | null> {
  const source = await createImageBitmap(file);
  const { x, y, side } = centreSquare(source.width, source.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(SIDE, side);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#ffffff'; // JPEG knows no transparency
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, side, side, 0, 0, canvas.width, canvas.height);
  source.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/**
 * The centre of a picture as a JPEG of at most 512 by 512 pixels. Redrawing removes whatever else the file
 * contains, such as the place where it was taken. Never rejects.
 */
export async function squarePicture(file: Blob): Promise<SquarePicture> {
  if (file.size > PICTURE_MAX) return { kind: 'too-large' };
  try {
    if (pictureType(new Uint8Array(await file.slice(0, 12).arrayBuffer())) === null)
      return { kind: 'not-a-picture' };
    const picture = await draw(file);
    return picture ? { kind: 'ok', picture } : { kind: 'not-a-picture' };
  } catch {
    return { kind: 'not-a-picture' }; // it begins like a picture, but is not one
  }
}
