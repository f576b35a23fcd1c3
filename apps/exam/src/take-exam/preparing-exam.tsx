import { PreparingAttempt } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';

/** `questionCount` of an exam that starts; without it, one under way is being fetched. */
export function PreparingExam({ questionCount }: { questionCount?: number }) {
  const { t } = useTranslation('exam');
  return (
    <PreparingAttempt
      kind="exam"
      title={t('simulation.title')}
      label={t('play.title')}
      exit="/exam-simulation"
      heading={t('loading.title')}
      what={questionCount === undefined ? t('loading.resuming') : t('loading.body', { count: questionCount })}
    />
  );
}
