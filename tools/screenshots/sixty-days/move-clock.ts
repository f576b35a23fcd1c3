import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { DAY_MS } from '@revisoins/contracts';

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
  ahead = days * DAY_MS;
  if (globalThis.Date === MovedDate) return;
  globalThis.Date = MovedDate as DateConstructor;
  // Node takes the time of an answer's header from the Date that it started with.
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    response.setHeader('Date', new Date().toUTCString());
  });
}

/**
 * Moves the clock of a device by as much, from its next page on. May be called again. (Playwright's own clock
 * compares the browser's time with the time of this process, which is moved.)
 */
export async function moveDeviceClock(context: BrowserContext, days: number): Promise<void> {
  await context.addInitScript((milliseconds) => {
    const device = globalThis as typeof globalThis & { UnmovedDate?: DateConstructor };
    const UnmovedDate = (device.UnmovedDate ??= Date);
    device.Date = class extends UnmovedDate {
      constructor(...given: [] | ConstructorParameters<DateConstructor>) {
        if (given.length === 0) super(UnmovedDate.now() + milliseconds);
        else super(...given);
      }
      static override now = (): number => UnmovedDate.now() + milliseconds;
    } as DateConstructor;
  }, days * DAY_MS);
}
