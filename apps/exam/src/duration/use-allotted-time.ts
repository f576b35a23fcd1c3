import { formatNumber, useTranslation } from '@revisoins/i18n';

/** Puts the minutes of a part, times a learner's factor, into words: '3 h 12 min', '48 min', '37,5 min'. */
export function useAllottedTime(): (minutes: number, timeFactor: number) => string {
  const { t } = useTranslation('exam');
  return (asked, timeFactor) => {
    const all = asked * timeFactor;
    const hours = Math.floor(all / 60);
    const minutes = formatNumber(all % 60);
    if (hours === 0) return t('duration.minutes', { minutes });
    return t(all % 60 === 0 ? 'duration.hours' : 'duration.both', { hours, minutes });
  };
}
