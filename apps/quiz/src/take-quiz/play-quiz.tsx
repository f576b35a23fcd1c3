import { wordingIn } from '@revisoins/assessment';
import { language, useTranslation } from '@revisoins/i18n';
import { AnswerList, Chip, Page, PageHeading, PulseProgress, useThumbBar } from '@revisoins/ui';
import { useState } from 'react';
import type { KeptQuiz } from '../quiz-draft/kept-quiz.schema.ts';
import { ReviewNote } from '../question/review-note.tsx';
import { ReportQuestion } from '../report-question/report-question.tsx';
import { useSkillText } from '../skill/use-skill-text.ts';
import { CancelQuiz } from './cancel-quiz.tsx';
import { ElapsedTime } from './elapsed-time.tsx';
import { FinishNow } from './finish-now.tsx';
import { areKeysOn } from './keys-setting.ts';
import { QuizClock } from './quiz-clock.tsx';
import { QuizFoot } from './quiz-foot.tsx';
import { QuizKeys } from './quiz-keys.tsx';
import type { QuizPlace } from './quiz-place.ts';
import { moveQuiz } from './quiz.store.ts';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
import { useQuestionInView } from './use-question-in-view.ts';
import { useQuizKeys } from './use-quiz-keys.ts';
import styles from './play-quiz.module.css';

const STEM = 'quiz-stem';

const choose = (option: number) => moveQuiz({ type: 'answer', option });

export function PlayQuiz({ place, kept: { draft, purpose } }: { place: QuizPlace; kept: KeptQuiz }) {
  const { t } = useTranslation('quiz');
  const { number, title } = useSkillText().textOf(place.skill);
  const [areKeysShown, setKeysShown] = useState(false);
  const [areKeysActive, setKeysActive] = useState(areKeysOn);
  const hasThumbBar = useThumbBar();
  const { position, questions, answers } = draft;
  const question = questions[position];

  useAskBeforeLeaving();
  useQuestionInView(STEM, position);
  useQuizKeys({ enabled: areKeysActive, onShowKeys: () => setKeysShown(true) });

  if (!question) return null;
  const { words, lang } = wordingIn(question, language());
  const count = t('play.count', { number: position + 1, total: questions.length });
  const chosen = answers[position] ?? -1;
  return (
    <Page width="reading">
      <div className={styles.top}>
        <CancelQuiz draft={draft} />
        <Chip tone="brand" className={styles.skill}>{number}</Chip>
        {hasThumbBar ? null : <QuizClock draft={draft} />}
      </div>
      <PulseProgress label={count} value={position + 1} max={questions.length} />
      <div className={styles.facts}>
        <span>{count}</span>
        {purpose === 'practice' ? <Chip tone="info">{t('play.practice')}</Chip> : null}
        <ElapsedTime draft={draft} />
      </div>
      <div key={position} className={styles.question}>
        <PageHeading id={STEM} className={styles.stem} focusKey={position} pageTitle={title} lang={lang}>
          {words.question}
        </PageHeading>
        <div lang={lang}>
          <AnswerList
            labelledBy={STEM}
            options={words.options}
            chosen={chosen === -1 ? null : chosen}
            onChoose={choose}
            keys={areKeysActive ? 'page' : 'off'}
          />
        </div>
      </div>
      <QuizFoot draft={draft} clock={hasThumbBar ? <QuizClock draft={draft} /> : null} />
      <div className={styles.more}>
        <ReviewNote question={question} className={styles.review} />
        <FinishNow draft={draft} />
        <ReportQuestion question={question} skillTitle={draft.skillTitle} />
        <QuizKeys open={areKeysShown} onOpenChange={setKeysShown} isActive={areKeysActive} onActiveChange={setKeysActive} />
      </div>
    </Page>
  );
}
