import { registrySchema, type RegisteredRemote } from '@revisoins/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trafficBucket, resolveVersion } from './resolve-version.ts';
import { makeRegistry } from './registry.fixture.ts';

function remoteWith(traffic: Record<string, number>): RegisteredRemote {
  const { remotes } = registrySchema.parse(
    makeRegistry({ quiz: { versions: ['1.0.0', '1.1.0', '1.2.0'], traffic } }),
  );
  return remotes.quiz as RegisteredRemote;
}

/** A browser in a bucket of the remote `quiz`. */
function browserIn(bucket: number): string {
  for (let count = 0; ; count++)
    if (trafficBucket(`browser-${count}`, 'quiz') === bucket) return `browser-${count}`;
}

describe('resolveVersion', () => {
  test.each([
    [{}, 0, '1.0.0'],
    [{ '1.1.0': 10 }, 9, '1.1.0'],
    [{ '1.1.0': 10 }, 10, '1.0.0'],
    [{ '1.1.0': 10, '1.2.0': 20 }, 10, '1.2.0'],
    [{ '1.1.0': 10, '1.2.0': 20 }, 30, '1.0.0'],
    [{ '1.1.0': 100 }, 99, '1.1.0'],
  ])('with the traffic %o gives bucket %i the version %s', (traffic, bucket, version) => {
    expect(resolveVersion('quiz', remoteWith(traffic), { browserId: browserIn(bucket) })).toBe(version);
  });

  test('keeps a pinned version whatever its traffic', () => {
    expect(
      resolveVersion('quiz', remoteWith({ '1.1.0': 100 }), { browserId: 'browser', pinned: '1.2.0' }),
    ).toBe('1.2.0');
  });

  test('forgets a pinned version that the registry no longer has', () => {
    expect(
      resolveVersion('quiz', remoteWith({ '1.1.0': 100 }), { browserId: 'browser', pinned: '0.9.0' }),
    ).toBe('1.1.0');
  });
});

describe('trafficBucket', () => {
  test('never changes: who has a canary keeps it', () => {
    expect(['browser-1', 'browser-2', 'Élodie'].map((browser) => trafficBucket(browser, 'quiz')))
      .toMatchInlineSnapshot(`
      [
        71,
        5,
        10,
      ]
    `);
  });

  test('is stable and from 0 to 99', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (browser, remote) => {
        const bucket = trafficBucket(browser, remote);
        expect(bucket).toBe(trafficBucket(browser, remote));
        expect(bucket).toBeGreaterThanOrEqual(0);
        expect(bucket).toBeLessThan(100);
      }),
    );
  });

  test('spreads browsers evenly', () => {
    const counts = Array.from({ length: 100 }, () => 0);
    for (let browser = 0; browser < 20_000; browser++) {
      const bucket = trafficBucket(`browser-${browser}`, 'quiz');
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(130);
    expect(Math.max(...counts)).toBeLessThan(280);
  });
});
