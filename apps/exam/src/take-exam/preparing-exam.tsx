import { PreparingAttempt } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';

export interface PreparingExamProps {
  readonly kind?: 'simulation' | 'mock';
  /** Of an exam that starts; without it, one under way is being fetched. */
  readonly questionCount?: number | undefined;
}

export function PreparingExam({ kind = 'simulation', questionCount }: PreparingExamProps) {
  const { t } = useTranslation('exam');
  return (
    <PreparingAttempt
      kind="exam"
      title={t(`${kind}.title`)}
      label={t(kind === 'mock' ? 'mock.title' : 'play.title')}
      exit="/exam-simulation"
      heading={t('loading.title')}
      what={questionCount === undefined ? t('loading.resuming') : t('loading.body', { count: questionCount })}
    />
  );
}
