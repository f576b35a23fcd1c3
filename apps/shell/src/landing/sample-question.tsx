import { optionIds, type OptionId } from '@revisoins/host/hosting';
import { useTranslation } from '@revisoins/i18n';
import type { ReactNode } from 'react';
import styles from './trial.module.css';
import { TrialQuestion } from './trial-question.tsx';
import type { AskedQuestion } from './use-trial.ts';

/** The question of the bank whose text is in the front page's HTML. */
export const sample: AskedQuestion = { item: 'c11-006', version: 4, key: 'b' };

export interface SampleQuestionProps {
  readonly aside: string;
  readonly chosen: OptionId | null;
  readonly takesFocus: boolean;
  readonly onChoose: (option: OptionId) => void;
  readonly children: ReactNode;
}

export function SampleQuestion({ aside, chosen, takesFocus, onChoose, children }: SampleQuestionProps) {
  const { t } = useTranslation('shell');
  const [a, b, c, d] = optionIds.map((id) => ({
    text: t(`landing.sample.${id}`),
    rationale: t(`landing.sample.${id}Reason`),
  })) as [Texts, Texts, Texts, Texts];
  return (
    <TrialQuestion
      skill={t('landing.sample.skill')}
      aside={aside}
      stem={t('landing.sample.stem')}
      options={{ a, b, c, d }}
      wrong={t('landing.sample.wrong')}
      answer={sample.key}
      chosen={chosen}
      takesFocus={takesFocus}
      onChoose={onChoose}
    >
      {children}
      {chosen === null ? null : <p className={styles.note}>{t('landing.trial.unreviewed')}</p>}
    </TrialQuestion>
  );
}

type Texts = { readonly text: string; readonly rationale: string };
