import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../lazy-dialog.tsx';
import type { ShareAttemptDialogProps } from './share-attempt-dialog.tsx';

const ShareAttemptDialog = lazyDialog<ShareAttemptDialogProps>(
  async () => (await import('./share-attempt-dialog.tsx')).ShareAttemptDialog,
);

/** Shares a result. The message is written when the dialog opens. */
export function ShareResult(result: Omit<ShareAttemptDialogProps, 'open' | 'onOpenChange'>) {
  const { t } = useTranslation(result.kind);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Share2 size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('share.action')}
      </Button>
      <ShareAttemptDialog {...result} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
