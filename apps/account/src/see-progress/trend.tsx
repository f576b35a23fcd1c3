import { formatChange, useTranslation } from '@revisoins/i18n';
import { Chip } from '@revisoins/ui';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';

/**
 * The change from the previous 7 days to the last 7, in percentage points. Word, sign and arrow say the same
 * as the colour.
 */
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
