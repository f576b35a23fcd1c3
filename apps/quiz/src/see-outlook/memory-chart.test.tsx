// @vitest-environment happy-dom
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import skillTexts from '@revisoins/assessment/locales/fr/skills.json' with { type: 'json' };
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import fr from '../../locales/fr/outlook.json' with { type: 'json' };
import { MemoryChart } from './memory-chart.tsx';

beforeAll(async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/skills.json') ? skillTexts : fr),
  );
  for (const name of ['outlook', 'skills']) provideNamespace(name, () => `https://quiz.test/${name}.json`);
  await startI18n(['outlook', 'skills'], { root: document.createElement('div'), given: 'fr' });
});

test('the number beside a bar says what it counts: nothing at risk is not nothing remembered', () => {
  const all = { firm: 20, fading: 14, atRisk: 0 };
  render(<MemoryChart all={all} skills={[{ skill: 8, ...all }]} />);
  expect(screen.getByText('0 à risque sur 34')).toBeTruthy();
});
