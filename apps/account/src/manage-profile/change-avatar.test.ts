import { expect, test } from 'vitest';
import { avatarPath, toStorageError } from './change-avatar.ts';

const base = 'https://api.exemple.ca/storage/v1/object/public/avatars';

test.each([
  ["the learner's own picture", `${base}/u1/avatar_1.jpg`, 'u1/avatar_1.jpg'],
  ['without what follows the path', `${base}/u1/avatar_1.jpg?t=2`, 'u1/avatar_1.jpg'],
  ["never another learner's", `${base}/u2/avatar_1.jpg`, null],
  ['nothing of another place', 'https://exemple.ca/photo.jpg', null],
  ['nothing without a picture', null, null],
])('finds %s', (_, url, path) => {
  expect(avatarPath(url, 'u1')).toBe(path);
});

test.each([
  ['what the database refused', { status: 400, statusCode: '403' }, 'forbidden'],
  ['a server that is down', { status: 503 }, 'unavailable'],
])('a picture that is not stored is told apart: %s', (_, fields, kind) => {
  expect(toStorageError(Object.assign(new Error('not stored'), fields)).kind).toBe(kind);
});
