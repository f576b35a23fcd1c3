import { reportOutcome, type ReportOutcome } from '@revisoins/assessment';
import * as z from 'zod/mini';
import { loadBackend } from './load-backend.ts';

/** By the hash of what was reported, and of the version that replaced it. */
export type ReportOutcomes = ReadonlyMap<string, ReportOutcome>;

const none: ReportOutcomes = new Map();

let reading: { readonly learner: string; readonly outcomes: Promise<ReportOutcomes> } | null = null;

/** After a report, they are read again by the next one who asks. */
export function forgetReportOutcomes(): void {
  reading = null;
}

async function read(): Promise<ReportOutcomes> {
  const { callRpc } = await loadBackend();
  const reports = z.array(reportOutcome).parse(await callRpc('my_reports'));
  return new Map([
    ...reports.flatMap((one) => (one.versionHash === null ? [] : [[one.versionHash, one] as const])),
    ...reports.map((one) => [one.questionHash, one] as const),
  ]);
}

/** What became of the learner's reports, read once in a page; none while it cannot be read. Never rejects. */
export function readReportOutcomes(learner: string): Promise<ReportOutcomes> {
  if (reading?.learner === learner) return reading.outcomes;
  const outcomes = read().catch(() => {
    forgetReportOutcomes();
    return none;
  });
  reading = { learner, outcomes };
  return outcomes;
}
