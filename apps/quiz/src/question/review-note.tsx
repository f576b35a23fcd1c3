import type { Question } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';

/** Which professional reviewed a question, or that nobody has. */
export function ReviewNote({ question, className }: { question: Question; className?: string | undefined }) {
  const { t } = useTranslation('quiz');
  const { reviewStatus, reviewer } = question;
  if (reviewStatus === 'unreviewed') return <p className={className}>{t('play.unreviewed')}</p>;
  return (
    <p className={className}>
      {reviewer === undefined ? t('play.reviewed') : t('play.reviewedBy', { reviewer })}
    </p>
  );
}
