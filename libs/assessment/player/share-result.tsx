import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { lateWindow } from './late-window.tsx';
import type { ShareWindowProps } from './share-window.tsx';

const ShareWindow = lateWindow<ShareWindowProps>(
  async () => (await import('./share-window.tsx')).ShareWindow,
);

/** Shares a result; the message is written when its window opens. */
export function ShareResult(result: Omit<ShareWindowProps, 'open' | 'onOpenChange'>) {
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
      <ShareWindow {...result} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
