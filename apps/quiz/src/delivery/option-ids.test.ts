import { optionIds } from '@revisoins/assessment';
import { optionIds as inTrial } from '@revisoins/host/hosting';
import { optionIds as inItemHealth } from '@revisoins/learning/item-health';
import { expect, test } from 'vitest';

// None of these libraries may import another.
test('a trial and the health of items name the options as the bank does', () => {
  expect([inTrial, inItemHealth]).toEqual([optionIds, optionIds]);
});
