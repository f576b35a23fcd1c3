import { examMinutes, examQuestionCounts, type ExamMinutes, type ExamParameters, type ExamQuestionCount } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Alert, Button, Card } from '@revisoins/ui';
import { useEffect, useRef, useState } from 'react';
import type { Lobby } from '../exam-server/read-lobby.ts';
import type { AskedSetup } from './asked-setup.ts';
import { BankNote } from './bank-note.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { CoveredDomains } from './covered-domains.tsx';
import { ExamConditions } from './exam-conditions.tsx';
import { ExamPreview } from './exam-preview.tsx';
import styles from './simulation.module.css';
import type { BeginningState } from './use-begin.ts';

/** About a minute and a half per question: what is proposed until the learner chooses a time. */
const usualMinutes: Readonly<Record<ExamQuestionCount, ExamMinutes>> = { 20: 30, 30: 45, 40: 60 };

export interface ExamSetupProps {
  /** When it comes in the place of the gate, whose focus goes with it. */
  readonly takesFocus: boolean;
  readonly asked: AskedSetup | null;
  readonly lobby: Lobby | null;
  readonly problem: Extract<BeginningState, string>;
  readonly onBegin: (parameters: ExamParameters) => void;
}

/** The settings of an exam, what it is like, and the button that begins it: nothing else does. */
export function ExamSetup({ takesFocus, asked, lobby, problem, onBegin }: ExamSetupProps) {
  const { t } = useTranslation('exam');
  const [questionCount, setQuestionCount] = useState<ExamQuestionCount>(asked?.questionCount ?? 20);
  const [minutes, setMinutes] = useState<ExamMinutes>(asked?.minutes ?? 30);
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
      <ChoiceGroup
        legend={t('setup.count')}
        options={examQuestionCounts}
        chosen={questionCount}
        nameOf={(count) => t('setup.questions', { count })}
        noteOf={(count) => t(`setup.kind.${count}`)}
        onChoose={chooseCount}
      />
      <ChoiceGroup
        legend={t('setup.duration')}
        options={examMinutes}
        chosen={minutes}
        nameOf={(count) => t('setup.minutes', { count })}
        onChoose={setMinutes}
      />
      <CoveredDomains questionCount={questionCount} />
      <ExamPreview questionCount={questionCount} minutes={minutes} />
      <ExamConditions />
      {lobby ? <BankNote lobby={lobby} /> : null}
      {problem === 'idle' ? null : (
        <Alert tone={problem === 'unknown' ? 'warm' : 'bad'} live="assertive" title={t(`begin.${problem}Title`)}>
          <p>{t(`begin.${problem}Body`)}</p>
        </Alert>
      )}
      {lobby?.starts.left === 0 ? null : (
        <Button wide onClick={() => onBegin({ questionCount, minutes })}>
          {t('setup.start')}
        </Button>
      )}
    </Card>
  );
}
