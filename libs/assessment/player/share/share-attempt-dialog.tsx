import { toPercent } from '@revisoins/assessment';
import { product } from '@revisoins/contracts';
import { toast } from '@revisoins/host';
import { formatClock, formatPercent, useTranslation } from '@revisoins/i18n';
import { ShareDialog } from '@revisoins/ui';

export interface ShareAttemptDialogProps {
  readonly kind: string;
  /** The subject, as it is shown. */
  readonly title: string;
  readonly score: number;
  readonly total: number;
  /** The key of the text that names the percentage. */
  readonly rate: (percent: number) => string;
  /** Seconds. */
  readonly timeSpent: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A result as a message, with ways to share it. */
export function ShareAttemptDialog({
  kind,
  title,
  score,
  total,
  rate,
  timeSpent,
  open,
  onOpenChange,
}: ShareAttemptDialogProps) {
  const { t } = useTranslation(kind);
  const percent = toPercent(score, total);
  const message = t('share.message', {
    skill: title,
    percent: formatPercent(percent),
    score,
    total,
    time: formatClock(timeSpent),
    rating: t(`rating.${rate(percent)}`),
    product: product.name,
    link: product.shareLink,
  });
  const toastCopied = (network: string, isCopied: boolean) =>
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
      onCopy={toastCopied}
    />
  );
}
