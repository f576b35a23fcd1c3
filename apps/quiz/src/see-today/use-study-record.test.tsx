// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { configureBackend } from '@revisoins/auth/hosting';
import { createMemoryRouter, RouterProvider } from '@revisoins/router/hosting';
import { configure, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { saveStudyPlan } from '../plan/study-plan.ts';
import { useStudyRecord } from './use-study-record.ts';

configure({ asyncUtilTimeout: 30_000 });

/** What the server has, and how often it was read. */
let plans: Record<string, unknown>[];
let readings = 0;

const network: typeof fetch = async (input, init) => {
  const url = String(input instanceof Request ? input.url : input);
  if (!url.includes('/study_plans')) return Response.json([]);
  if (typeof init?.body === 'string') {
    const changes = JSON.parse(init.body) as Record<string, unknown>;
    plans = [{ ...plans[0], ...changes }];
  } else readings += 1;
  return Response.json(plans);
};

beforeAll(() => {
  plans = [{ exam_date: '2027-01-20', minutes_a_day: 10, days_off: [], time_factor: 1, reminder_hour: null }];
  // The server's time.
  vi.stubGlobal('fetch', async () => new Response());
  configureBackend({ apiUrl: 'https://backend.test', publishableKey: 'key', fetch: network });
});

function Card({ name }: { readonly name: string }) {
  const plan = useStudyRecord('lea').record?.plan;
  return <p>{plan ? `${name}: ${plan.examDate ?? 'no date'}, ${plan.minutesADay} minutes` : null}</p>;
}

test('once a plan is saved, every card of the page shows it, after one reading', async () => {
  const element = ['today', 'chart'].map((name) => <Card key={name} name={name} />);
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const bothShow = (text: string) =>
    Promise.all([screen.findByText(`today: ${text}`), screen.findByText(`chart: ${text}`)]);
  await bothShow('2027-01-20, 10 minutes');
  await saveStudyPlan('lea', { examDate: '2026-12-01' });
  await bothShow('2026-12-01, 10 minutes');
  await saveStudyPlan('lea', { minutesADay: 60 });
  await bothShow('2026-12-01, 60 minutes');
  await saveStudyPlan('lea', { examDate: null });
  await bothShow('no date, 60 minutes');
  expect(readings).toBe(4);
});
