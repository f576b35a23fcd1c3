import { questionReport } from '@revisoins/assessment';
import { isAppError } from '@revisoins/contracts';
import { useState } from 'react';
import { loadBackend } from '../load-backend.ts';
import { forgetReportOutcomes } from './report-outcomes.ts';

/** What a learner reports to the team: a text, the canonical title of its skill or domain, and its hash. */
type Report = ReturnType<typeof questionReport.parse>;

/** Reports a text to the operator; reporting it again changes nothing. Rejects with an AppError. */
async function sendReport(report: Report): Promise<void> {
  const { questionText, skillTitle, questionHash } = questionReport.parse(report);
  const row = { question_text: questionText, skill_title: skillTitle, question_hash: questionHash };
  const { run, table } = await loadBackend();
  await run(
    table('question_reports').upsert(row, { onConflict: 'user_id,question_hash', ignoreDuplicates: true }),
  );
  forgetReportOutcomes();
}

/** `limited`: the learner has sent as many reports as the quota allows. */
type Sending = 'not-sent' | 'sending' | 'sent' | 'failed' | 'limited';

/** Sends one report, tracks its status and says when it is there. `send` never rejects. */
export function useReport(
  report: Report,
  onSent?: () => void,
): { sending: Sending; send: () => Promise<void> } {
  const [sending, setSending] = useState<Sending>('not-sent');
  const send = async () => {
    setSending('sending');
    await sendReport(report).then(
      () => {
        setSending('sent');
        onSent?.();
      },
      (error: unknown) =>
        setSending(isAppError(error) && error.kind === 'rate-limited' ? 'limited' : 'failed'),
    );
  };
  return { sending, send };
}
