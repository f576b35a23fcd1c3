import { expect, test, vi } from 'vitest';
import { shareReadings } from './share-readings.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function open(shared: 'until-read' | 'in-one-task') {
  const read = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(key));
  return { read, ask: shareReadings(read, shared) };
}

test.each(['until-read', 'in-one-task'] as const)(
  'those who ask for the same together share one reading (%s)',
  async (shared) => {
    const { read, ask } = open(shared);
    expect(await Promise.all([ask('lea'), ask('lea'), ask('tom')])).toEqual(['lea', 'lea', 'tom']);
    expect(read).toHaveBeenCalledTimes(2);
    await nextTask();
    await ask('lea');
    expect(read).toHaveBeenCalledTimes(3);
  },
);

test('what may change meanwhile is read anew while an earlier reading is under way', async () => {
  const { read, ask } = open('in-one-task');
  read.mockReturnValue(new Promise(() => undefined));
  void ask('lea');
  await nextTask();
  void ask('lea');
  expect(read).toHaveBeenCalledTimes(2);
});

test('what does not change is shared for as long as it is read, and again after a failure', async () => {
  const { read, ask } = open('until-read');
  const { promise, reject } = Promise.withResolvers<string>();
  read.mockReturnValueOnce(promise);
  const first = ask('lea').catch(() => 'failed');
  await nextTask();
  const second = ask('lea').catch(() => 'failed');
  reject(new Error('away'));
  expect(await Promise.all([first, second])).toEqual(['failed', 'failed']);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await ask('lea')).toBe('lea');
});
