import {
  ALL_SKILLS_TITLE,
  countAnswered,
  isFinished,
  questionCounts,
  skills,
  skillTitleKey,
  type QuestionCount,
  type QuizAttempt,
} from '@revisoins/assessment';
import { useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Alert, Button, Card, Field, RadioTiles, Select } from '@revisoins/ui';
import { Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { HandsFree } from './hands-free.tsx';
import type { OralSettings } from './draw-oral.ts';
import type { OralFailure } from './oral-quiz.ts';
import type { QuizMe } from './quiz-me.ts';
import styles from './quiz-me.module.css';

interface OralStartProps {
  readonly me: QuizMe;
  readonly stored: QuizAttempt | null;
  readonly failure: OralFailure | null;
  readonly isOpening: boolean;
  readonly onBegin: (settings: Omit<OralSettings, 'learner'>) => void;
  readonly onResume: () => void;
}

/** The choice of skill and number of questions, or the quiz to resume. */
export function OralStart({ me, stored, failure, isOpening, onBegin, onResume }: OralStartProps) {
  const { t } = useTranslation(['voice', 'skills']);
  const title = (canonical: string) => t(`skills:${skillTitleKey(canonical)}`);
  const [skillTitle, setSkillTitle] = useState<string>(ALL_SKILLS_TITLE);
  const [count, setCount] = useState<QuestionCount>(5);
  const { places } = useReadonlyStore(me.ear.state);
  const left = stored && !isFinished(stored) ? stored : null;
  return (
    <>
      {left ? (
        <Card as="section" aria-labelledby="oral-left" className={styles.card}>
          <h2 id="oral-left">{t('oral.left')}</h2>
          <p>
            {t('oral.leftBody', {
              skill: title(left.skillTitle),
              count: countAnswered(left.answers),
              total: left.answers.length,
            })}
          </p>
          <div>
            <Button icon={<RotateCcw size={20} aria-hidden="true" />} onClick={onResume}>
              {t('oral.resumeLeft')}
            </Button>
          </div>
        </Card>
      ) : null}
      <Card className={styles.card}>
        {failure === null ? null : (
          <Alert tone="warm" live="polite">
            {t(`oral.failure.${failure}`)}
          </Alert>
        )}
        <Field label={t('oral.skill')}>
          <Select value={skillTitle} onChange={({ target: { value } }) => setSkillTitle(value)}>
            {[ALL_SKILLS_TITLE, ...skills.map((skill) => skill.title)].map((canonical) => (
              <option key={canonical} value={canonical}>
                {title(canonical)}
              </option>
            ))}
          </Select>
        </Field>
        <RadioTiles
          legend={t('oral.howMany')}
          layout="numbers"
          tiles={questionCounts.map((value) => ({ value, label: value }))}
          value={count}
          onChange={setCount}
        />
        {places.length > 0 ? <HandsFree me={me} /> : null}
        <Button
          wide
          className={styles.big}
          variant={left ? 'secondary' : 'primary'}
          icon={<Play size={22} aria-hidden="true" />}
          busy={isOpening}
          busyLabel={t('oral.opening')}
          onClick={() => onBegin({ skillTitle, count })}
        >
          {t(left ? 'oral.beginAnew' : 'oral.begin')}
        </Button>
        <p className={styles.quiet}>{t('oral.note')}</p>
      </Card>
    </>
  );
}
