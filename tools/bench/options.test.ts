import { expect, test, vi } from 'vitest';
import { runCli } from '@revisoins/workspace/cli';
import { benchCli } from './options.ts';

const names = ['content', 'scripts'];

async function bench(...args: string[]) {
  const run = vi.fn<(options: object) => void>();
  const printed: string[] = [];
  const spies = (['log', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((text: string) => void printed.push(text)),
  );
  try {
    const code = await runCli(benchCli(names, run), args);
    return { code, printed: printed.join('\n'), options: run.mock.lastCall?.[0] };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test.each([
  [[], { runs: 7, only: names, note: '' }],
  [
    ['--runs', '1', '--only', 'scripts', '--note', 'on a train'],
    { runs: 1, only: ['scripts'], note: 'on a train' },
  ],
])('%j', async (args, options) => expect(await bench(...args)).toEqual({ code: 0, printed: '', options }));

test.each([
  [['--runs', '0'], 'whole number'],
  [['--runs', 'many'], 'whole number'],
  [['--only', 'speed'], 'no "speed"'],
  [['--speed'], "unknown option '--speed'"],
  [['scripts'], 'too many arguments'],
])('%j is refused', async (args, sentence) =>
  expect(await bench(...args)).toEqual({
    code: 2,
    printed: expect.stringContaining(sentence),
    options: undefined,
  }),
);

test('--help lists the options and measures nothing', async () => {
  expect(await bench('--help')).toEqual({
    code: 0,
    printed: expect.stringMatching(/npm run bench[^]*--runs <number>[^]*content, scripts/),
    options: undefined,
  });
});
