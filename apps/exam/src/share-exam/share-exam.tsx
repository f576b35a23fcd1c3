import { EXAM_SIMULATION_TITLE, rateExam } from '@revisoins/assessment';
import { product } from '@revisoins/contracts';
import { toast } from '@revisoins/host';
import { formatClock, formatPercent, useTranslation } from '@revisoins/i18n';
import { Button, ShareDialog } from '@revisoins/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useDomainName } from '../domain/use-domain-name.ts';
import type { FinishedExam } from '../exam-server/exam-facts.schema.ts';

export function ShareExam({ review, percent }: { review: FinishedExam; percent: number }) {
  const { t } = useTranslation('exam');
  const titleOf = useDomainName();
  const [isOpen, setOpen] = useState(false);
  const message = t('share.message', {
    skill: titleOf(EXAM_SIMULATION_TITLE),
    percent: formatPercent(percent),
    score: review.score,
    total: review.questionCount,
    time: formatClock(review.timeSpent),
    rating: t(`rating.${rateExam(percent)}`),
    product: product.name,
    link: product.shareLink,
  });
  const tellCopy = (network: string, isCopied: boolean) =>
    toast(
      isCopied
        ? {
            title: t('share.copiedTitle'),
            description: t('share.copiedBody', { network }),
            variant: 'success',
          }
        : { title: t('share.notCopiedTitle'), description: t('share.notCopiedBody'), variant: 'destructive' },
    );
  return (
    <>
      <Button
        variant="secondary"
        icon={<Share2 size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('share.action')}
      </Button>
      <ShareDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('share.title')}
        description={t('share.body')}
        message={message}
        link={product.shareLink}
        deviceLabel={t('share.device')}
        closeLabel={t('close')}
        onCopy={tellCopy}
      />
    </>
  );
}
