import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Button, LinkButton } from '@revisoins/ui';
import { Printer } from 'lucide-react';
import type { ExamReview } from '../exam-server/exam-review.schema.ts';
import { ShareExam } from '../share-exam/share-exam.tsx';
import { printCorrection } from './print-correction.ts';
import styles from './results.module.css';

export function ResultActions({ review, percent }: { review: ExamReview; percent: number }) {
  const { t } = useTranslation('exam');
  return (
    <div className={styles.actions}>
      <LinkButton>
        <Link to="/exam-simulation">{t('results.new')}</Link>
      </LinkButton>
      <LinkButton variant="secondary">
        <Link to="/skills">{t('results.bySkill')}</Link>
      </LinkButton>
      <LinkButton variant="secondary">
        <Link to="/dashboard">{t('results.dashboard')}</Link>
      </LinkButton>
      <ShareExam review={review} percent={percent} />
      <Button variant="quiet" icon={<Printer size={20} aria-hidden="true" />} onClick={printCorrection}>
        {t('results.print')}
      </Button>
    </div>
  );
}
