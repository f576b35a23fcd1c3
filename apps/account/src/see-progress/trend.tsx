import { formatChange, useTranslation } from '@revisoins/i18n';
import { Chip } from '@revisoins/ui';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';

/** How the last 7 days compare with the 7 before, in whole points of percent. Word, sign and arrow say what the colour says. */
export function Trend({ points }: { readonly points: number }) {
  const { t } = useTranslation('account');
  const [Arrow, tone] =
    points > 0
      ? [TrendingUp, 'ok' as const]
      : points < 0
        ? [TrendingDown, 'warm' as const]
        : [Minus, 'neutral' as const];
  return (
    <>
      <Chip tone={tone} icon={<Arrow aria-hidden="true" />}>
        {points === 0
          ? t('stats.stable')
          : t('stats.trend', { count: Math.abs(points), change: formatChange(points) })}
      </Chip>{' '}
      {t('stats.inWeek')}
    </>
  );
}
