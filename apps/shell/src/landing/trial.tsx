import { useLazy } from '@revisoins/host';
import { optionIds } from '@revisoins/host/hosting';
import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Spinner } from '@revisoins/ui';
import { useState } from 'react';
import { FurtherQuestion } from './further-question.tsx';
import styles from './trial.module.css';
import { TRIAL_HEADING, TrialHeading, TrialQuestion } from './trial-question.tsx';
import { FURTHER_QUESTIONS, furtherQuestions } from './trial-questions.ts';
import { TrialResult } from './trial-result.tsx';
import { useTrial, type AskedQuestion } from './use-trial.ts';

/** The front page's own question, whose text is in its HTML. */
const sample: AskedQuestion = { item: null, version: 1, key: 'b' };

/**
 * The label of the button below the first question, by the number of answers, including those given before a
 * reload.
 */
function afterFirst(answered: number, total: number) {
  if (answered >= total) return 'landing.trial.finish';
  return answered > 1 ? 'landing.trial.next' : 'landing.trial.more';
}

/**
 * Questions to try without an account: one in the HTML, more once it is answered, and then the result, which
 * waits on the device until the visitor creates an account. `signUp` is the path to the sign-up.
 */
export function Trial({ signUp }: { readonly signUp: string }) {
  const { t } = useTranslation('shell');
  const trial = useTrial();
  const { position, chosen, choose } = trial;
  /** How often the further questions were requested; false before the first answer. */
  const [tries, setTries] = useState<number | false>(trial.trial ? 0 : false);
  const [isLost, setLost] = useState(false);
  const { value: further } = useLazy(furtherQuestions, tries, () => setLost(true));
  const total = Math.max(1 + (further?.length ?? FURTHER_QUESTIONS), trial.trial?.answers.length ?? 0);
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
        <TrialQuestion
          skill={t('landing.sample.skill')}
          aside={aside}
          stem={t('landing.sample.stem')}
          options={sampleOptions(t)}
          wrong={t('landing.sample.wrong')}
          answer={sample.key}
          chosen={chosen}
          takesFocus={hasMoved}
          onChoose={(option) => {
            choose(sample, option);
            if (tries === false) setTries(0);
          }}
        >
          {next(t(afterFirst(trial.trial?.answers.length ?? 0, total)))}
          {chosen === null ? null : <p className={styles.note}>{t('landing.trial.unreviewed')}</p>}
        </TrialQuestion>
      );
    if (position >= total)
      return (
        <TrialResult
          {...trial}
          total={total}
          signUp={signUp}
          onDecline={trial.decline}
          onStartOver={trial.startOver}
        />
      );
    const question = further?.[position - 1];
    if (question)
      return (
        <FurtherQuestion
          key={position}
          question={question}
          aside={aside}
          chosen={chosen}
          onChoose={(option) => choose(question, option)}
        >
          {next(t(position === total - 1 ? 'landing.trial.finish' : 'landing.trial.next'))}
        </FurtherQuestion>
      );
    const retry = () => {
      setLost(false);
      setTries((before) => Number(before) + 1);
    };
    return (
      <div className={styles.waiting}>
        <TrialHeading takesFocus>{t(isLost ? 'landing.trial.lost' : 'landing.trial.loading')}</TrialHeading>
        {isLost ? <Button onClick={retry}>{t('landing.trial.retry')}</Button> : <Spinner />}
      </div>
    );
  };
  return (
    <Card as="section" className={styles.trial} aria-labelledby={TRIAL_HEADING}>
      {show()}
    </Card>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

const sampleOptions = (t: Translate) => {
  const [a, b, c, d] = optionIds.map((id) => ({
    text: t(`landing.sample.${id}`),
    rationale: t(`landing.sample.${id}Reason`),
  })) as [Texts, Texts, Texts, Texts];
  return { a, b, c, d };
};
type Texts = { readonly text: string; readonly rationale: string };
