import { AppError } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { classifyFailure } from './classify-failure.ts';

test.each([
  [Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }), 'unreachable'],
  [new AppError('no network', 'network'), 'unreachable'],
  [new AppError('too late', 'timeout'), 'timeout'],
  [new AppError('./routes/v1 exposes no route "take"', 'invalid'), 'invalid'],
  [new Error('https://a.example/remoteEntry.js threw: x is not a function'), 'crashed'],
  [new TypeError('x is not a function'), 'crashed'],
  ['thrown text', 'crashed'],
])('%s is reported as %s', (error, reason) => {
  expect(classifyFailure(error)).toBe(reason);
});
