/**
 * One direction of a shared link: a number of bits per second, one chunk after the other. Times are in
 * milliseconds.
 */
export class Bandwidth {
  readonly bytesPerMillisecond: number;
  private freeAt = 0;

  constructor(megabitsPerSecond: number) {
    this.bytesPerMillisecond = (megabitsPerSecond * 1e6) / 8 / 1000;
  }

  /** Schedules a chunk that may be sent at `earliest`. Returns when its last byte has been sent. */
  book(bytes: number, earliest: number): number {
    this.freeAt = Math.max(this.freeAt, earliest) + bytes / this.bytesPerMillisecond;
    return this.freeAt;
  }
}
