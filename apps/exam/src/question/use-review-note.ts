import { useTranslation } from '@revisoins/i18n';
import type { PaperQuestion } from '../exam-server/exam-paper.schema.ts';

/** Says which professional reviewed a question, or that nobody has. */
export function useReviewNote(): (question: Pick<PaperQuestion, 'reviewStatus' | 'reviewer'>) => string {
  const { t } = useTranslation('exam');
  return ({ reviewStatus, reviewer }) => {
    if (reviewStatus === 'unreviewed') return t('play.unreviewed');
    return reviewer === undefined ? t('play.reviewed') : t('play.reviewedBy', { reviewer });
  };
}
