import { callRpc } from '@revisoins/backend';
import { voidReason } from '@revisoins/assessment';
import * as z from 'zod/mini';

const reports = z.array(
  z.object({
    id: z.string(),
    /** French. */
    questionText: z.string(),
    /** The canonical title of its skill or domain. */
    skillTitle: z.string(),
    reportedAt: z.number(),
    fate: z.enum(['open', 'corrected', 'retired', 'kept']),
    /** The one that replaced what was reported, where the bank has it. */
    version: z.nullable(z.int()),
    /** Why results no longer count it. */
    reason: z.nullable(voidReason),
  }),
);
export type Report = z.infer<typeof reports>[number];

/** What became of the learner's reports, newest first; null when that cannot be read. Never rejects. */
export async function readReports(): Promise<readonly Report[] | null> {
  try {
    return reports.parse(await callRpc('my_reports'));
  } catch {
    return null;
  }
}
