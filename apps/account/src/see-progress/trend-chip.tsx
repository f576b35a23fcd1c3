import { formatChange, useTranslation } from '@revisoins/i18n';
import { Chip } from '@revisoins/ui';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';

/** How the last 7 days compare with the 7 before, in whole points of percent. Word, sign and arrow say what the colour says. */
export function TrendChip({ points }: { readonly points: number }) {
  const { t } = useTranslation('account');
  if (points === 0) return <Chip icon={<Minus aria-hidden="true" />}>{t('stats.stable')}</Chip>;
  const Arrow = points > 0 ? TrendingUp : TrendingDown;
  return (
    <Chip tone={points > 0 ? 'ok' : 'warm'} icon={<Arrow aria-hidden="true" />}>
      {t('stats.trend', { count: Math.abs(points), change: formatChange(points) })}
    </Chip>
  );
}
