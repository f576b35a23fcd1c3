import {
  examMinutes,
  examQuestionCounts,
  type ExamMinutes,
  type ExamParameters,
  type ExamQuestionCount,
} from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Card, RadioTiles } from '@revisoins/ui';
import { useEffect, useRef, useState } from 'react';
import type { Lobby } from '../exam-server/read-lobby.ts';
import { BeginButton, type BeginButtonProps } from './begin-button.tsx';
import { BankNote } from './bank-note.tsx';
import { CoveredDomains } from './covered-domains.tsx';
import { ExamConditions } from './exam-conditions.tsx';
import { ExamPreview } from './exam-preview.tsx';
import styles from './simulation.module.css';

/** About a minute and a half per question: the default until the learner chooses a time. */
const usualMinutes: Readonly<Record<ExamQuestionCount, ExamMinutes>> = { 20: 30, 30: 45, 40: 60 };

export interface ExamSetupProps {
  /** True when it replaces the access code form, which had the focus. */
  readonly takesFocus: boolean;
  readonly proposed: ExamParameters | null;
  readonly lobby: Lobby | null;
  readonly problem: BeginButtonProps['problem'];
  readonly onBegin: (parameters: ExamParameters) => void;
}

/** The settings of an exam, what to expect, and the button that starts it: nothing else does. */
export function ExamSetup({ takesFocus, proposed, lobby, problem, onBegin }: ExamSetupProps) {
  const { t } = useTranslation('exam');
  const [questionCount, setQuestionCount] = useState<ExamQuestionCount>(proposed?.questionCount ?? 20);
  const [minutes, setMinutes] = useState<ExamMinutes>(proposed?.minutes ?? 30);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const chooseCount = (count: ExamQuestionCount) => {
    setQuestionCount(count);
    setMinutes(usualMinutes[count]);
  };
  return (
    <Card as="section" className={styles.panel}>
      <h2 ref={heading} tabIndex={-1}>
        {t('setup.title')}
      </h2>
      <RadioTiles
        legend={t('setup.count')}
        layout="numbers"
        tiles={examQuestionCounts.map((count) => ({
          value: count,
          label: t('setup.questions', { count }),
          note: t(`setup.kind.${count}`),
        }))}
        value={questionCount}
        onChange={chooseCount}
      />
      <RadioTiles
        legend={t('setup.duration')}
        layout="numbers"
        tiles={examMinutes.map((count) => ({ value: count, label: t('setup.minutes', { count }) }))}
        value={minutes}
        onChange={setMinutes}
      />
      <CoveredDomains questionCount={questionCount} />
      <ExamPreview questionCount={questionCount} minutes={minutes} timeFactor={lobby?.timeFactor ?? 1} />
      <ExamConditions />
      {lobby ? <BankNote lobby={lobby} /> : null}
      <BeginButton
        label={t('setup.start')}
        problem={problem}
        isLimited={lobby?.starts.left === 0}
        onBegin={() => onBegin({ questionCount, minutes })}
      />
    </Card>
  );
}
