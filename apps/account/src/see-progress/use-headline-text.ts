import { SKILLS_AVAILABLE } from '@revisoins/assessment';
import { formatPercent, useTranslation } from '@revisoins/i18n';
import type { Headline } from './headline.ts';

/** The text of the dashboard's heading. */
export function useHeadlineText(): (headline: Headline) => string {
  const { t } = useTranslation('account');
  return (headline) => {
    switch (headline.kind) {
      case 'start':
        return t('dashboard.headline.start');
      case 'under-way':
        return t('dashboard.headline.underWay');
      case 'complete':
        return t('dashboard.headline.complete');
      case 'nearly':
        return t('dashboard.headline.nearly', {
          count: headline.left,
          number: t(`dashboard.number.${headline.left}`),
        });
      case 'rising':
        return t('dashboard.headline.rising', { count: headline.points });
      case 'revise':
        return t('dashboard.headline.revise');
      case 'sessions':
        return t('dashboard.headline.sessions', { count: headline.started, all: SKILLS_AVAILABLE });
      case 'practise':
        return t('dashboard.headline.practise');
      case 'steady':
        return t('dashboard.headline.steady', { average: formatPercent(headline.average) });
    }
  };
}
