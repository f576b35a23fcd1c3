/** One direction of a link that everything shares: so many bits a second, one piece after the other. Times are milliseconds. */
export class Bandwidth {
  readonly bytesPerMillisecond: number;
  private freeAt = 0;

  constructor(megabitsPerSecond: number) {
    this.bytesPerMillisecond = (megabitsPerSecond * 1e6) / 8 / 1000;
  }

  /** Books a piece that may leave at `earliest`. Returns when its last byte has left. */
  book(bytes: number, earliest: number): number {
    this.freeAt = Math.max(this.freeAt, earliest) + bytes / this.bytesPerMillisecond;
    return this.freeAt;
  }
}
