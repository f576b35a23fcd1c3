import { useOptionalUser } from '@revisoins/auth';
import { hostCapabilities, useSettled } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { memo, useState } from 'react';
import type { ReportDialogProps } from './report-dialog.tsx';
import { readReportOutcomes } from './report-outcomes.ts';
import { ReportQuestion } from './report-question.tsx';

type Subject = Pick<ReportDialogProps, 'kind' | 'question' | 'skillTitle'>;

/** In a correction: the outcome of the learner's report of this question, or the button to report it. */
export const ReportedQuestion = memo(function ReportedQuestion(subject: Subject) {
  const learner = useOptionalUser()?.id;
  return learner === undefined || !hostCapabilities().accounts ? (
    <ReportQuestion {...subject} />
  ) : (
    <ReportedBy key={learner} learner={learner} {...subject} />
  );
});

function ReportedBy({ learner, ...subject }: Subject & { readonly learner: string }) {
  const { t } = useTranslation(subject.kind);
  // Read once: a report that is sent from here is said in the button's place.
  const [reading] = useState(() => readReportOutcomes(learner));
  const { hash } = subject.question;
  const outcome = useSettled(reading)?.get(hash);
  return (
    <>
      {outcome ? <p>{t(`report.outcome.${outcome.fate}`)}</p> : null}
      {/* A version that came after the report may be wrong, too. */}
      {outcome?.questionHash === hash ? null : <ReportQuestion {...subject} />}
    </>
  );
}
