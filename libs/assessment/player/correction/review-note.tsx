import type { Question } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { memo } from 'react';

export interface ReviewNoteProps {
  readonly kind: string;
  readonly question: Pick<Question, 'reviewStatus' | 'reviewer'>;
  readonly className?: string | undefined;
}

/** Names the professional who reviewed a question, or states that nobody has. */
export const ReviewNote = memo(function ReviewNote({
  kind,
  question: { reviewStatus, reviewer },
  className,
}: ReviewNoteProps) {
  const { t } = useTranslation(kind);
  if (reviewStatus === 'unreviewed') return <p className={className}>{t('play.unreviewed')}</p>;
  return (
    <p className={className}>
      {reviewer === undefined ? t('play.reviewed') : t('play.reviewedBy', { reviewer })}
    </p>
  );
});
