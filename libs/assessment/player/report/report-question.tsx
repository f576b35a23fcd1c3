import { hostCapabilities } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Flag } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { lazyDialog } from '../lazy-dialog.tsx';
import type { ReportDialogProps } from './report-dialog.tsx';

const ReportDialog = lazyDialog<ReportDialogProps>(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
);

/** Reports to the team that a question is wrong or unclear; once that is done, it says so. */
export const ReportQuestion = memo(function ReportQuestion(
  subject: Pick<ReportDialogProps, 'kind' | 'question' | 'skillTitle'>,
) {
  return hostCapabilities().accounts ? <Report key={subject.question.hash} {...subject} /> : null;
});

function Report(subject: Pick<ReportDialogProps, 'kind' | 'question' | 'skillTitle'>) {
  const { t } = useTranslation(subject.kind);
  const [isOpen, setOpen] = useState(false);
  const [isReported, setReported] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const isSaid = isReported && !isOpen;
  // The button, to which the focus would return, is gone.
  useEffect(() => {
    if (isSaid) said.current?.focus();
  }, [isSaid]);
  return (
    <>
      {isSaid ? (
        <p ref={said} tabIndex={-1}>
          {t('report.outcome.open')}
        </p>
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon={<Flag size={18} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('report.action')}
        </Button>
      )}
      <ReportDialog {...subject} open={isOpen} onOpenChange={setOpen} onReported={() => setReported(true)} />
    </>
  );
}
