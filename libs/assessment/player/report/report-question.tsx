import { hostCapabilities } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Flag } from 'lucide-react';
import { memo, useState } from 'react';
import { lazyDialog } from '../lazy-dialog.tsx';
import type { ReportDialogProps } from './report-dialog.tsx';

const ReportDialog = lazyDialog<ReportDialogProps>(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
);

/** Reports to the team that a question is wrong or unclear. */
export const ReportQuestion = memo(function ReportQuestion(
  subject: Pick<ReportDialogProps, 'kind' | 'question' | 'skillTitle'>,
) {
  const { t } = useTranslation(subject.kind);
  const [isOpen, setOpen] = useState(false);
  if (!hostCapabilities().accounts) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Flag size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('report.action')}
      </Button>
      <ReportDialog key={subject.question.hash} {...subject} open={isOpen} onOpenChange={setOpen} />
    </>
  );
});
