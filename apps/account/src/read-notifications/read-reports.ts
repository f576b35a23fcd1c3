import { callRpc } from '@revisoins/backend';
import { reportOutcome, type ReportOutcome } from '@revisoins/assessment';
import * as z from 'zod/mini';

/** What became of the learner's reports, newest first; null when that cannot be read. Never rejects. */
export async function readReports(): Promise<readonly ReportOutcome[] | null> {
  try {
    return z.array(reportOutcome).parse(await callRpc('my_reports'));
  } catch {
    return null;
  }
}
