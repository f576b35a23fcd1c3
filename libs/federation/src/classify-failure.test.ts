import { AppError } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { classifyFailure } from './classify-failure.ts';

test.each([
  [
    new Error('#RUNTIME-008: ScriptNetworkError: Failed to load script "https://a.example/remoteEntry.js"'),
    'unreachable',
  ],
  [Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }), 'unreachable'],
  [new AppError('no network', 'network'), 'unreachable'],
  [new AppError('too late', 'timeout'), 'timeout'],
  [new Error('[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-001'), 'invalid'],
  [new AppError('./routes/v1 exposes no route "take"', 'invalid'), 'invalid'],
  [new Error('#RUNTIME-008: ScriptExecutionError: Script loaded but threw'), 'crashed'],
  [new TypeError('x is not a function'), 'crashed'],
  ['thrown text', 'crashed'],
])('%s is reported as %s', (error, reason) => {
  expect(classifyFailure(error)).toBe(reason);
});
