import { expect, test } from 'vitest';
import { allPorts } from '@revisoins/workspace/ports';
import { freeOffset } from './free-offset.ts';

test.each([1800, 5880])(
  'passes over offset %d, at which a part would have a port that browsers refuse',
  async (offset) => {
    expect(allPorts(offset).some((port) => port === 6000 || port === 10_080)).toBe(true);
    expect(await freeOffset(offset)).toBeGreaterThan(offset);
  },
);
