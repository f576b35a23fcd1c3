import { examMinutes, examQuestionCounts, type ExamMinutes, type ExamQuestionCount } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, LinkButton } from '@revisoins/ui';
import { useEffect, useRef, useState } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import { CoveredDomains } from './covered-domains.tsx';
import { ExamConditions } from './exam-conditions.tsx';
import { ExamPreview } from './exam-preview.tsx';
import styles from './simulation.module.css';

/** About a minute and a half per question: what is proposed until the learner chooses a time. */
const usualMinutes: Readonly<Record<ExamQuestionCount, ExamMinutes>> = { 20: 30, 30: 45, 40: 60 };

/** `takesFocus` when it comes in the place of the gate, whose focus goes with it. */
export function ExamSetup({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation('exam');
  const [questionCount, setQuestionCount] = useState<ExamQuestionCount>(20);
  const [minutes, setMinutes] = useState<ExamMinutes>(30);
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
      <LinkButton wide>
        <Link to={`/exam-quiz?questions=${questionCount}&time=${minutes}`}>{t('setup.start')}</Link>
      </LinkButton>
    </Card>
  );
}
