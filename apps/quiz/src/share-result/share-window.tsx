import { rateQuiz, type QuizResult } from '@revisoins/assessment';
import { product } from '@revisoins/contracts';
import { toast } from '@revisoins/host';
import { formatClock, formatPercent, useTranslation } from '@revisoins/i18n';
import { ShareDialog } from '@revisoins/ui';
import { useSkillText } from '../skill/use-skill-text.ts';

export interface ShareWindowProps {
  readonly result: QuizResult;
  readonly percent: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A result as a message, and the ways to share it. */
export function ShareWindow({ result, percent, open, onOpenChange }: ShareWindowProps) {
  const { t } = useTranslation('quiz');
  const { titleOf } = useSkillText();
  const message = t('share.message', {
    skill: titleOf(result.skillTitle),
    percent: formatPercent(percent),
    score: result.score,
    total: result.totalQuestions,
    time: formatClock(result.timeSpent),
    rating: t(`rating.${rateQuiz(percent)}`),
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
    <ShareDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('share.title')}
      description={t('share.body')}
      message={message}
      link={product.shareLink}
      deviceLabel={t('share.device')}
      closeLabel={t('close')}
      onCopy={tellCopy}
    />
  );
}
