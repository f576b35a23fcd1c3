import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Button, LinkButton, StepDots } from '@revisoins/ui';
import type { Trial } from '@revisoins/host';
import styles from './trial.module.css';
import { TrialHeading } from './trial-question.tsx';

export interface TrialResultProps {
  readonly trial: Trial | null;
  readonly right: number;
  readonly total: number;
  readonly isStored: boolean;
  readonly isDeclined: boolean;
  readonly takesFocus: boolean;
  readonly signUp: string;
  readonly onDecline: () => void;
  readonly onStartOver: () => void;
}

/** The result of a trial, with the choice to keep it in an account or to discard it. */
export function TrialResult(props: TrialResultProps) {
  const { trial, right, total, isStored, isDeclined, takesFocus, signUp, onDecline, onStartOver } = props;
  const { t } = useTranslation('shell');
  if (isDeclined)
    return (
      <div key="declined" className={styles.result}>
        <TrialHeading takesFocus>{t('landing.trial.declinedTitle')}</TrialHeading>
        <p>{t('landing.trial.declinedBody')}</p>
        <Button variant="secondary" onClick={onStartOver}>
          {t('landing.trial.again')}
        </Button>
      </div>
    );
  return (
    <div key="result" className={styles.result}>
      <StepDots count={total} current={total} isDone={(index) => trial?.answers[index]?.correct ?? false} />
      <TrialHeading takesFocus={takesFocus}>{t('landing.trial.result', { right, total })}</TrialHeading>
      {isStored ? <p>{t('landing.trial.resultBody')}</p> : null}
      <div className={styles.actions}>
        <LinkButton>
          <Link to={signUp}>{t('landing.trial.keep')}</Link>
        </LinkButton>
        <Button variant="quiet" onClick={onDecline}>
          {t('landing.trial.decline')}
        </Button>
      </div>
      <p className={styles.note}>{t(isStored ? 'landing.trial.kept' : 'landing.trial.notKept')}</p>
    </div>
  );
}
