import { reportOutcome, type ReportOutcome } from '@revisoins/assessment';
import * as z from 'zod/mini';
import { loadBackend } from '../load-backend.ts';

/** By the hash of the reported version, and of the version that replaced it. */
export type ReportOutcomes = ReadonlyMap<string, ReportOutcome>;

const none: ReportOutcomes = new Map();

let reading: { readonly learner: string; readonly outcomes: Promise<ReportOutcomes> } | null = null;

/** After a report, the next caller reads them again. */
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

/**
 * The outcomes of the learner's reports, read once per page; empty while they cannot be read. Never rejects.
 */
export function readReportOutcomes(learner: string): Promise<ReportOutcomes> {
  if (reading?.learner === learner) return reading.outcomes;
  const outcomes = read().catch(() => {
    forgetReportOutcomes();
    return none;
  });
  reading = { learner, outcomes };
  return outcomes;
}
