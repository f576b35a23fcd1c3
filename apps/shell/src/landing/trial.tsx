import { useLazy } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Spinner } from '@revisoins/ui';
import { useState } from 'react';
import { FurtherQuestion } from './further-question.tsx';
import { sample, SampleQuestion } from './sample-question.tsx';
import styles from './trial.module.css';
import { TRIAL_HEADING, TrialHeading } from './trial-question.tsx';
import { FURTHER_QUESTIONS, furtherQuestions } from './trial-questions.ts';
import { TrialResult } from './trial-result.tsx';
import { useTrial } from './use-trial.ts';

/**
 * Questions to try without an account: one in the HTML, more once it is answered, and then the result, which
 * waits on the device until the visitor creates an account. `signUp` is the path to the sign-up.
 */
export function Trial({ signUp }: { readonly signUp: string }) {
  const { t } = useTranslation('shell');
  const trial = useTrial();
  const { position, chosen, choose } = trial;
  const further = useFurtherQuestions(trial.trial !== null);
  const answered = trial.trial?.answers.length ?? 0;
  const total = Math.max(1 + (further.questions?.length ?? FURTHER_QUESTIONS), answered);
  /** Whether the content on screen has replaced other content. */
  const [hasMoved, setMoved] = useState(false);

  const next = (label: string) =>
    chosen === null ? null : (
      <Button
        onClick={() => {
          setMoved(true);
          trial.goOn();
        }}
      >
        {label}
      </Button>
    );
  const aside = trial.trial
    ? t('landing.trial.count', { number: position + 1, total })
    : t('landing.sample.free');

  const show = () => {
    if (position === 0)
      return (
        <SampleQuestion
          aside={aside}
          chosen={chosen}
          takesFocus={hasMoved}
          onChoose={(option) => choose(sample, option)}
        >
          {next(t(total === 1 ? 'landing.trial.finish' : 'landing.trial.more'))}
        </SampleQuestion>
      );
    if (position >= total)
      return (
        <TrialResult
          {...trial}
          total={total}
          takesFocus={hasMoved}
          signUp={signUp}
          onDecline={trial.decline}
          onStartOver={trial.startOver}
        />
      );
    const question = further.questions?.[position - 1];
    if (question)
      return (
        <FurtherQuestion
          key={position}
          question={question}
          aside={aside}
          chosen={chosen}
          takesFocus={hasMoved}
          onChoose={(option) => choose(question, option)}
        >
          {next(t(position === total - 1 ? 'landing.trial.finish' : 'landing.trial.next'))}
        </FurtherQuestion>
      );
    return <QuestionsOnTheirWay retry={further.retry} takesFocus={hasMoved} />;
  };
  return (
    <Card as="section" className={styles.trial} aria-labelledby={TRIAL_HEADING} data-trial="">
      {trial.trial ? null : <AnswersWait />}
      {show()}
    </Card>
  );
}

/** The questions after the first; `retry` is null unless they did not load. */
function useFurtherQuestions(isWanted: boolean) {
  const [tries, setTries] = useState(0);
  const [isLost, setLost] = useState(false);
  const { value: questions } = useLazy(furtherQuestions, isWanted && tries, () => setLost(true));
  const retry = () => {
    setLost(false);
    setTries(tries + 1);
  };
  return { questions, retry: isLost ? retry : null };
}

/**
 * Shown in the page's text, in place of the first question, to a visitor whose answers are on this device:
 * until the shell runs, which shows where she was. Its button makes the shell load once more.
 */
function AnswersWait() {
  const { t } = useTranslation('shell');
  return (
    <div className={`${styles.waiting} ${styles.answersWait}`}>
      <p className={styles.stem}>{t('landing.trial.waits')}</p>
      <Spinner />
      <Button variant="secondary">{t('landing.trial.resume')}</Button>
    </div>
  );
}

interface QuestionsOnTheirWayProps {
  readonly retry: (() => void) | null;
  readonly takesFocus: boolean;
}

function QuestionsOnTheirWay({ retry, takesFocus }: QuestionsOnTheirWayProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.waiting}>
      <TrialHeading takesFocus={takesFocus}>
        {t(retry ? 'landing.trial.lost' : 'landing.trial.loading')}
      </TrialHeading>
      {retry ? <Button onClick={retry}>{t('landing.trial.retry')}</Button> : <Spinner />}
    </div>
  );
}
