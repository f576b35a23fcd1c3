// Limits how much of one learner's text is checked for danger. A check takes up to 0.1 s of the only process,
// and no quota may precede it: help is never refused. Beyond the limit, the answer is help, without a check.

import { readLearnerId } from '../../_shared/learner-id.ts';

/** Characters of text and calls per minute: ten times what a person types. */
const MOST = 40_000;
/** The cost of a call besides its text. */
const CALL = 50;
const MINUTE = 60_000;

const read = new Map<string, number>();
let since = 0;

/** Counts a learner's text against the limit; false when too much was read in this minute. */
export function bookReading(request: Request, text: string): boolean {
  if (Date.now() - since > MINUTE) {
    read.clear();
    since = Date.now();
  }
  const learner = readLearnerId(request);
  const used = (read.get(learner) ?? 0) + CALL + text.length;
  if (used > MOST) return false;
  read.set(learner, used);
  return true;
}
