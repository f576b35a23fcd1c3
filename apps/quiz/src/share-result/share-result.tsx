import type { QuizResult } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { lateWindow } from '../late-window/late-window.tsx';
import type { ShareWindowProps } from './share-window.tsx';

const ShareWindow = lateWindow<ShareWindowProps>(
  async () => (await import('./share-window.tsx')).ShareWindow,
);

export function ShareResult({ result, percent }: { result: QuizResult; percent: number }) {
  const { t } = useTranslation('quiz');
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
      <ShareWindow result={result} percent={percent} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
