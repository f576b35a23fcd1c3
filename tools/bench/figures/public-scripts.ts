import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { asVisitor } from '../browser/visit.ts';
import { settle } from '../browser/settle.ts';
import { scriptBytes, watchNetwork } from '../browser/watch-network.ts';
import { kilobytes } from '../statistics.ts';
import type { Bench, Measure } from './bench.ts';

const paths = ['/', '/about', '/beta', '/terms'];

/** The scripts in a page itself. */
const inlineScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && type === '')
      .map(({ text }) => text)
      .join('\n'),
  );

const countBytes = ({ browser, sites }: Bench, path: string) =>
  asVisitor(browser, sites.federated, { slowdown: 1 }, async ({ page, devtools, painted }) => {
    const network = await watchNetwork(devtools);
    await page.goto(path, { waitUntil: 'commit' });
    await painted.heading(/./, 'heading');
    await settle(network);
    return kilobytes(scriptBytes(network) + brotliCompressSync(await inlineScripts(page)).length);
  });

/** The JavaScript that a public page costs somebody who only reads it, whatever the machine. */
export const measurePublicScripts: Measure = async (bench) => {
  const count = async (path: string): Promise<[string, number[]]> => [path, [await countBytes(bench, path)]];
  const counted = await Promise.all(paths.map(count));
  const samples: Record<string, number[]> = Object.fromEntries(counted);
  return [
    {
      id: 'public scripts',
      name: `JavaScript of a page that is only read, in it and beside it, brotli; the most of ${paths.length}`,
      value: Math.max(...Object.values(samples).flat()),
      unit: 'KB',
      atMost: 12,
      samples,
    },
  ];
};
