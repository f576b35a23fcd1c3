import { useTranslation } from '@revisoins/i18n';
import type { StudyDay } from '../plan/study-plan.ts';

/** 'demain', or 'mercredi'. */
export function useStudyDayText(): (day: StudyDay) => string {
  const { t } = useTranslation('quiz');
  return ({ isTomorrow, weekday }) => t(isTomorrow ? 'today.tomorrow' : `today.weekday.${weekday}`);
}
