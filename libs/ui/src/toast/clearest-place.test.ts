import { expect, test } from 'vitest';
import { clearestPlace, covered, type Obstacle } from './clearest-place.ts';

const phone = { width: 390, height: 844, gap: 12 };
const size = { width: 366, height: 90 };
const header: Obstacle = { left: 0, top: 0, width: 390, height: 69, weight: 10 };
const next: Obstacle = { left: 250, top: 780, width: 120, height: 48, weight: 10 };

test('is at the bottom of the window when nothing is there', () => {
  expect(clearestPlace(size, phone, [header])).toMatchObject({ left: 12, top: 844 - 12 - 90 });
});

test('is above the button at the bottom', () => {
  const place = clearestPlace(size, phone, [header, next]);
  expect(covered(place, [header, next])).toBe(0);
  expect(place.top + place.height).toBeLessThanOrEqual(780);
  expect(place.top + place.height).toBeGreaterThan(770);
});

test('is at the other edge when the first one is taken', () => {
  const desktop = { width: 1280, height: 800, gap: 16 };
  const column: Obstacle = { left: 700, top: 0, width: 400, height: 800, weight: 1 };
  expect(clearestPlace({ width: 416, height: 90 }, desktop, [column])).toMatchObject({ left: 16, top: 694 });
});

test('covers what matters least where nothing is free', () => {
  const answers: Obstacle = { left: 0, top: 300, width: 390, height: 400, weight: 1 };
  const heading: Obstacle = { left: 0, top: 69, width: 390, height: 231, weight: 10 };
  const bar: Obstacle = { left: 0, top: 700, width: 390, height: 144, weight: 10 };
  const place = clearestPlace(size, phone, [header, heading, answers, bar]);
  expect(covered(place, [header, heading, bar])).toBe(0);
});

test('stays where it is unless another place is better', () => {
  const now = { ...size, left: 12, top: 200 };
  expect(clearestPlace(size, phone, [header, next], now)).toEqual(now);
  expect(clearestPlace(size, phone, [{ ...now, weight: 1 }], now).top).toBe(742);
});

test('has a place in a window that is smaller than the message', () => {
  expect(
    clearestPlace({ width: 400, height: 900 }, { width: 320, height: 400, gap: 12 }, [header]),
  ).toMatchObject({ top: 0 });
});

test('stays in what is seen of a frame that is as high as its content', () => {
  const frame = { width: 390, height: 3000, gap: 12, above: 400, below: 1800 };
  expect(clearestPlace(size, frame, [])).toMatchObject({ top: 3000 - 1800 - 12 - 90 });
  const full: Obstacle = { left: 0, top: 0, width: 390, height: 3000, weight: 1 };
  expect(clearestPlace(size, frame, [full]).top).toBeGreaterThanOrEqual(400);
});
