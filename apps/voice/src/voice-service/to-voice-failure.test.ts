import { AppError } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { toVoiceFailure } from './to-voice-failure.ts';

test.each([
  [
    'a signed-out visitor',
    new AppError('x', 'unauthorized', { metadata: { status: 401 } }),
    { ok: false, failure: 'signed-out' },
  ],
  [
    'a live exam',
    new AppError('x', 'forbidden', { metadata: { status: 403 } }),
    { ok: false, failure: 'exam' },
  ],
  [
    'a voice that the site does not have',
    new AppError('x', 'not-found', { metadata: { status: 404 } }),
    { ok: false, failure: 'voice-unknown' },
  ],
  ['no way to the server', new AppError('x', 'network'), { ok: false, failure: 'offline' }],
  [
    'no transcription here',
    new AppError('x', 'unavailable', { metadata: { status: 501 } }),
    { ok: false, failure: 'not-configured' },
  ],
  [
    'a body that is too large',
    new AppError('x', 'invalid', { metadata: { status: 413 } }),
    { ok: false, failure: 'too-long' },
  ],
  [
    'a provider that fails',
    new AppError('x', 'unavailable', { metadata: { status: 503 } }),
    { ok: false, failure: 'reply' },
  ],
  [
    'a provider that is late',
    new AppError('x', 'timeout', { metadata: { status: 504 } }),
    { ok: false, failure: 'reply' },
  ],
  ['an answer of another shape', new Error('zod'), { ok: false, failure: 'reply' }],
  [
    'a limit of 61 s',
    new AppError('x', 'rate-limited', { metadata: { retryAfterSeconds: 61 } }),
    { ok: false, failure: 'limited', waitMinutes: 2 },
  ],
  [
    'a limit without a time',
    new AppError('x', 'rate-limited', { metadata: {} }),
    { ok: false, failure: 'limited', waitMinutes: 1 },
  ],
])('reads %s', (_case, error, failure) => {
  expect(toVoiceFailure(error, 'reply')).toEqual(failure);
});
