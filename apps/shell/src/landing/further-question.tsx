import type { OptionId } from '@revisoins/host/hosting';
import { language, useTranslation } from '@revisoins/i18n';
import type { ReactNode } from 'react';
import styles from './trial.module.css';
import { TrialQuestion } from './trial-question.tsx';
import type { TrialQuestions } from './trial-questions.ts';

export interface FurtherQuestionProps {
  readonly question: TrialQuestions[number];
  readonly aside: string;
  readonly chosen: OptionId | null;
  readonly takesFocus: boolean;
  readonly onChoose: (option: OptionId) => void;
  readonly children: ReactNode;
}

/** A question of the bank, with who has reviewed it. */
export function FurtherQuestion(props: FurtherQuestionProps) {
  const { question, aside, chosen, takesFocus, onChoose, children } = props;
  const { t } = useTranslation('shell');
  const { key, reviewer } = question;
  const { skill, stem, options, explanation } = question[language()];
  return (
    <TrialQuestion
      skill={skill}
      aside={aside}
      stem={stem}
      options={options}
      wrong={t('landing.trial.wrong')}
      answer={key}
      chosen={chosen}
      onChoose={onChoose}
      takesFocus={takesFocus}
      more={
        <>
          {chosen === key ? null : (
            <p>
              <strong>{t('landing.trial.expected', { answer: options[key].text })}</strong>{' '}
              {options[key].rationale}
            </p>
          )}
          <p>{explanation}</p>
        </>
      }
    >
      {children}
      <p className={styles.note}>
        {reviewer === null ? t('landing.trial.unreviewed') : t('landing.trial.reviewedBy', { reviewer })}
      </p>
    </TrialQuestion>
  );
}
