import { landmark } from '@revisoins/host';
import { percentTone, rateExam } from '@revisoins/assessment';
import { ShareResult } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Button, LinkButton } from '@revisoins/ui';
import { Printer, Target } from 'lucide-react';
import type { CorrectedExam } from '../exam-server/read-correction.ts';
import { examTitle } from '../attempt/exam-part.ts';
import { useDomainName } from '../domain/use-domain-name.ts';
import { printCorrection } from './print-correction.ts';
import { isMistake } from './question-status.ts';
import styles from './results.module.css';

interface ResultActionsProps {
  readonly exam: CorrectedExam;
  readonly percent: number;
  /** Leads to the mistakes in the correction. */
  readonly onMistakes: () => void;
}

export function ResultActions({ exam, percent, onMistakes }: ResultActionsProps) {
  const { t } = useTranslation('exam');
  const domainName = useDomainName();
  const mistakes = exam.questions.filter(isMistake).length;
  // Nobody takes four hours again before reading what went wrong.
  const isReadFirst = mistakes > 0 && (exam.kind === 'mock' || percentTone(percent) === 'bad');
  return (
    <div className={styles.actions}>
      {isReadFirst ? (
        <Button icon={<Target size={20} aria-hidden="true" />} onClick={onMistakes}>
          {t('results.readMistakes', { count: mistakes })}
        </Button>
      ) : null}
      <LinkButton variant={isReadFirst ? 'secondary' : 'primary'}>
        <Link to={exam.kind === 'mock' ? '/exam-simulation?kind=mock' : '/exam-simulation'}>
          {t(exam.kind === 'mock' ? 'mock.again' : 'results.new')}
        </Link>
      </LinkButton>
      <LinkButton variant="secondary">
        <Link to={landmark('start')}>{t('results.bySkill')}</Link>
      </LinkButton>
      <LinkButton variant="secondary">
        <Link to={landmark('home')}>{t('results.dashboard')}</Link>
      </LinkButton>
      <ShareResult
        kind="exam"
        title={domainName(examTitle(exam.kind).french)}
        score={exam.score}
        total={exam.questionCount}
        rate={rateExam}
        timeSpent={exam.timeSpent}
      />
      <Button variant="quiet" icon={<Printer size={20} aria-hidden="true" />} onClick={printCorrection}>
        {t('results.print')}
      </Button>
    </div>
  );
}
