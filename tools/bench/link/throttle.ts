import type { Socket } from 'node:net';
import type { Bandwidth } from './bandwidth.ts';

/** Bytes in one chunk, which is what other connections wait for at most. */
const PIECE = 4096;
/** Bytes of a connection that may be queued, like a sender's window. */
const WINDOW = 65_536;

interface Piece {
  data: Buffer;
  leftAt: number;
}

/**
 * Pipes one socket to another, limited by the bandwidth and delayed by `delay` milliseconds. Nothing is sent
 * before `notBefore`.
 */
export function throttle(
  from: Socket,
  to: Socket,
  bandwidth: Bandwidth,
  { delay, notBefore }: { delay: number; notBefore: number },
): void {
  const onTheWay: Piece[] = [];
  let bytesWaiting = 0;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;

  const deliver = () => {
    timer = undefined;
    const now = performance.now();
    bytesWaiting = onTheWay.reduce((sum, { data, leftAt }) => sum + (leftAt > now ? data.length : 0), 0);
    while (onTheWay[0] && onTheWay[0].leftAt + delay <= now) to.write(onTheWay.shift()?.data ?? '');
    if (bytesWaiting < WINDOW && from.isPaused()) from.resume();
    const [next] = onTheWay;
    // Wakes often enough to read on while chunks are in transit.
    if (next)
      timer = setTimeout(
        deliver,
        Math.max(1, Math.min(next.leftAt + delay - now, from.isPaused() ? 5 : Number.POSITIVE_INFINITY)),
      );
    else if (ended) to.end();
  };

  from.on('data', (data: Buffer) => {
    const now = Math.max(performance.now(), notBefore);
    for (let at = 0; at < data.length; at += PIECE) {
      const piece = data.subarray(at, at + PIECE);
      onTheWay.push({ data: piece, leftAt: bandwidth.book(piece.length, now) });
    }
    bytesWaiting += data.length;
    if (bytesWaiting >= WINDOW) from.pause();
    timer ??= setTimeout(deliver, 1);
  });
  from.on('end', () => {
    ended = true;
    timer ??= setTimeout(deliver, 1);
  });
  from.on('error', () => to.destroy());
  from.on('close', (failed) => {
    if (!failed) return;
    clearTimeout(timer);
    to.destroy();
  });
}
