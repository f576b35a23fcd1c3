import { UNANSWERED, wordingIn } from '@revisoins/assessment';
import { language, useTranslation } from '@revisoins/i18n';
import {
  AnswerList,
  Chip,
  classNames,
  Page,
  PageHeading,
  useQuestionInView,
  useQuestionKeys,
} from '@revisoins/ui';
import { useState } from 'react';
import type { KeptQuiz } from '../quiz-draft/kept-quiz.schema.ts';
import { ReviewNote } from '../question/review-note.tsx';
import { ReportQuestion } from '../report-question/report-question.tsx';
import { useSkillText } from '../skill/use-skill-text.ts';
import { CancelQuiz } from './cancel-quiz.tsx';
import { ClearAnswer } from './clear-answer.tsx';
import { ElapsedTime } from './elapsed-time.tsx';
import { FinishNow } from './finish-now.tsx';
import { goOn } from './hand-in.ts';
import { areKeysOn } from './keys-setting.ts';
import { QuizBar } from './quiz-bar.tsx';
import { QuizFoot } from './quiz-foot.tsx';
import { QuizKeys } from './quiz-keys.tsx';
import type { QuizPlace } from './quiz-place.ts';
import { moveQuiz } from './quiz.store.ts';
import { isTimeShown, showTime } from './time-setting.ts';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
import { useRestOutOfSight } from './use-rest-out-of-sight.ts';
import styles from './play-quiz.module.css';

const STEM = 'quiz-stem';
/** Characters from which a question is set smaller on a phone, so that its answers are in the first screen. */
const LONG = 220;

const choose = (option: number) => moveQuiz({ type: 'answer', option });
const clear = () => moveQuiz({ type: 'clear' });

export function PlayQuiz({ place, kept: { draft, purpose } }: { place: QuizPlace; kept: KeptQuiz }) {
  const { t } = useTranslation('quiz');
  const { number, title } = useSkillText().textOf(place.skill);
  const [isTimeVisible, setTimeVisible] = useState(isTimeShown);
  const [areKeysShown, setKeysShown] = useState(false);
  const [areKeysActive, setKeysActive] = useState(areKeysOn);
  const changeTime = (isShown: boolean) => {
    showTime(isShown);
    setTimeVisible(isShown);
  };
  const { position, questions, answers } = draft;
  const question = questions[position];
  const chosen = answers[position] ?? UNANSWERED;

  useAskBeforeLeaving();
  useRestOutOfSight();
  useQuestionInView(STEM, position);
  useQuestionKeys(areKeysActive, {
    next: goOn,
    // An arrow never ends a quiz.
    'next-question': () => {
      if (position < questions.length - 1) moveQuiz({ type: 'next' });
    },
    'previous-question': () => moveQuiz({ type: 'previous' }),
    clear,
    'show-keys': () => setKeysShown(true),
  });

  if (!question) return null;
  const { words, lang } = wordingIn(question, language());
  return (
    <>
      <QuizBar draft={draft} title={title} isTimeShown={isTimeVisible} onTimeShown={changeTime} />
      <Page width="reading" density="tight">
        {purpose === 'practice' ? <Chip tone="info">{t('play.practice')}</Chip> : null}
        <div key={position} className={styles.question}>
          <PageHeading
            id={STEM}
            className={classNames(styles.stem, words.question.length > LONG && styles.long)}
            focusKey={position}
            pageTitle={title}
            lang={lang}
          >
            {words.question}
          </PageHeading>
          <div lang={lang}>
            <AnswerList
              labelledBy={STEM}
              options={words.options}
              chosen={chosen === UNANSWERED ? null : chosen}
              onChoose={choose}
              keys={areKeysActive ? 'page' : 'off'}
            />
          </div>
        </div>
        <QuizFoot draft={draft} />
        <div className={styles.more}>
          <p className={styles.facts}>
            <span>{number}</span>
            {isTimeVisible ? <ElapsedTime draft={draft} /> : null}
          </p>
          {chosen === UNANSWERED ? null : <ClearAnswer onClear={clear} />}
          <FinishNow />
          <CancelQuiz draft={draft} />
          <ReportQuestion question={question} skillTitle={draft.skillTitle} />
          <QuizKeys
            open={areKeysShown}
            onOpenChange={setKeysShown}
            isActive={areKeysActive}
            onActiveChange={setKeysActive}
          />
          <ReviewNote question={question} className={styles.review} />
        </div>
      </Page>
    </>
  );
}
