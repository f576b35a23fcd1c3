import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameMessageSchema, pageMessageSchema } from './embed-message.schema.ts';
import { readFrameMessage } from './read-frame-message.ts';

const valid = [
  { revisoins: 1, type: 'ready' },
  { revisoins: 1, type: 'resize', height: 0 },
  { revisoins: 1, type: 'resize', height: 20_000 },
  { revisoins: 1, type: 'progress', answered: 2, total: 5 },
  { revisoins: 1, type: 'completed', score: 4, total: 5, percent: 80 },
  { revisoins: 1, type: 'error', kind: 'refused' },
];

const invalid = [
  null,
  undefined,
  'ready',
  [],
  { type: 'ready' },
  { revisoins: 2, type: 'ready' },
  { revisoins: '1', type: 'ready' },
  { revisoins: 1, type: 'ready', session: 'x' },
  { revisoins: 1, type: 'toString' },
  { revisoins: 1, type: 'resize' },
  { revisoins: 1, type: 'resize', height: -1 },
  { revisoins: 1, type: 'resize', height: 20_001 },
  { revisoins: 1, type: 'resize', height: 1.5 },
  { revisoins: 1, type: 'resize', height: Number.NaN },
  { revisoins: 1, type: 'resize', height: '100' },
  { revisoins: 1, type: 'completed', score: 4, total: 5, percent: 101 },
  { revisoins: 1, type: 'error', kind: 'other' },
];

const readers = [
  ['the schema', (data: unknown) => frameMessageSchema.safeParse(data).data],
  ['the small reader', readFrameMessage],
] as const;

describe.each(readers)('%s', (_name, read) => {
  test.each(valid)('accepts %j', (message) => expect(read(message)).toEqual(message));
  test.each(invalid)('refuses %j', (message) => expect(read(message)).toBeUndefined());
});

/** Foreign messages, and our own with a mistake in them. */
const anything = fc.oneof(
  { weight: 2, arbitrary: fc.anything() },
  {
    weight: 3,
    arbitrary: fc.record(
      {
        revisoins: fc.oneof(fc.constant(1), fc.anything()),
        type: fc.constantFrom(
          'ready',
          'resize',
          'progress',
          'completed',
          'error',
          'configure',
          '__proto__',
          'constructor',
        ),
        height: fc.oneof(fc.integer(), fc.double(), fc.string()),
        answered: fc.integer({ min: -2, max: 1002 }),
        total: fc.integer({ min: -2, max: 1002 }),
        score: fc.integer({ min: -2, max: 1002 }),
        percent: fc.integer({ min: -2, max: 102 }),
        kind: fc.constantFrom('unavailable', 'refused', 'unreachable', 'other'),
        theme: fc.constantFrom('light', 'dark', 'pink'),
        lang: fc.constantFrom('fr', 'en', 'de'),
        extra: fc.anything(),
      },
      { requiredKeys: [] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...valid), fc.string(), fc.anything())
      .map(([message, key, value]): unknown => ({ ...message, [key]: value })),
  },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...valid) },
);

test('schema and small reader agree on 10,000 messages, and never throw', () => {
  fc.assert(
    fc.property(anything, (data) => {
      expect(readFrameMessage(data) !== undefined).toBe(frameMessageSchema.safeParse(data).success);
    }),
    { numRuns: 10_000 },
  );
});

test('of 10,000 messages to the part, only those in the known form are accepted', () => {
  fc.assert(
    fc.property(anything, (data) => {
      const { success } = pageMessageSchema.safeParse(data);
      if (!success) return;
      const { revisoins, type, theme, lang, ...rest } = data as Record<string, unknown>;
      expect([revisoins, type]).toEqual([1, 'configure']);
      expect(rest).toEqual({});
      expect([undefined, 'light', 'dark', 'system']).toContain(theme);
      expect([undefined, 'fr', 'en']).toContain(lang);
    }),
    { numRuns: 10_000 },
  );
});
