import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

const RealDate = Date;
let ahead = 0;

class MovedDate extends RealDate {
  constructor(...given: [] | ConstructorParameters<DateConstructor>) {
    if (given.length === 0) super(MovedDate.now());
    else super(...given);
  }
  static override now = (): number => RealDate.now() + ahead;
}

/**
 * Moves the clock of this process, with every server and the embedded database in it: from now on it is
 * `days` days later than it really is. May be called again.
 */
export function moveClock(days: number): void {
  ahead = days * 24 * 60 * 60 * 1000;
  if (globalThis.Date === MovedDate) return;
  globalThis.Date = MovedDate as DateConstructor;
  // Node takes the time of an answer's header from the Date that it started with.
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    response.setHeader('Date', new Date().toUTCString());
  });
}
