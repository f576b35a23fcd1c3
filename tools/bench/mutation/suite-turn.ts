// What Vitest runs again and again, in one worker whose libraries stay loaded: each turn is the suite that
// `resident-suites.ts` names, until its first failure.
import { afterEach, beforeEach } from 'vitest';

const place = process.env['MUTATION_TURNS'];
if (place === undefined) throw new Error('resident-suites.ts runs this file.');

let hasFailed = false;
beforeEach(({ skip }) => {
  if (hasFailed) skip();
});
afterEach(({ task }) => {
  hasFailed ||= task.result?.state === 'fail';
});

const suite = await (await fetch(place)).text();
await import(/* @vite-ignore */ suite);
