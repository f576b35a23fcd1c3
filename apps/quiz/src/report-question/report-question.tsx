import { hostCapabilities } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Flag } from 'lucide-react';
import { memo, useState } from 'react';
import { lateWindow } from '../late-window/late-window.tsx';
import type { ReportDialogProps } from './report-dialog.tsx';

const ReportDialog = lateWindow<ReportDialogProps>(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
);

export const ReportQuestion = memo(function ReportQuestion({
  question,
  skillTitle,
}: Pick<ReportDialogProps, 'question' | 'skillTitle'>) {
  const { t } = useTranslation('quiz');
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
      <ReportDialog
        key={question.hash}
        question={question}
        skillTitle={skillTitle}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
});
