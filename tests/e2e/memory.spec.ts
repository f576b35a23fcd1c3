import { signIn } from './support/learner.ts';
import { expect, test } from './support/test.ts';

// A trace keeps references to elements.
test.use({ trace: 'off' });

test('navigating leaks no listeners or elements: remotes release what they took', async ({
  page,
  learner,
}) => {
  await signIn(page, learner);
  const devtools = await page.context().newCDPSession(page);
  const around = async () => {
    for (const name of ['Compétences', 'Simulation d’examen', 'Thalia', 'Tableau de bord']) {
      await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  };
  const inMemory = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { listeners: of('JSEventListeners'), nodes: of('Nodes') };
  };
  await devtools.send('Performance.enable');
  await around();
  await around();
  const before = await inMemory();
  for (let round = 0; round < 5; round++) await around();
  await expect.poll(async () => (await inMemory()).listeners).toBeLessThan(before.listeners * 1.1);
  await expect.poll(async () => (await inMemory()).nodes).toBeLessThan(before.nodes * 1.1);
});
