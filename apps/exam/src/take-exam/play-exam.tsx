import { wordingIn } from '@revisoins/assessment';
import { language, useTranslation } from '@revisoins/i18n';
import {
  AnswerList,
  Button,
  Chip,
  classNames,
  Page,
  PageHeading,
  QuestionFoot,
  useQuestionInView,
  useQuestionKeys,
} from '@revisoins/ui';
import { Eraser, Flag, Hourglass, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useDomainName } from '../domain/use-domain-name.ts';
import { useReviewNote } from '../question/use-review-note.ts';
import { AbandonExam } from './abandon-exam.tsx';
import { askToFinish } from './ask-to-finish.ts';
import { ExamBar } from './exam-bar.tsx';
import { ExamConfirmationWindow } from './exam-confirmation-window.tsx';
import { ExamKeys } from './exam-keys.tsx';
import { areKeysOn } from './exam-settings.ts';
import type { Sitting } from './exam.store.ts';
import { chooseOption, clearAnswer, goTo, toggleFlag } from './move-exam.ts';
import { QuestionNavigator } from './question-navigator.tsx';
import { canGoOn } from './question-state.ts';
import { SyncStatus } from './sync-status.tsx';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
import { useFollowing } from './use-following.ts';
import styles from './play-exam.module.css';

const STEM = 'exam-stem';
const NAVIGATOR = 'exam-navigator';
/** Characters from which a question is set smaller, so that its answers are in the first screen. */
const LONG = 220;

export function PlayExam({ sitting }: { sitting: Sitting }) {
  const { t } = useTranslation('exam');
  const domainName = useDomainName();
  const reviewNote = useReviewNote();
  const [areKeysShown, setKeysShown] = useState(false);
  const [areKeysActive, setKeysActive] = useState(areKeysOn);
  const [isNavigatorOpen, setNavigatorOpen] = useState(false);
  const [timeAsked, setTimeAsked] = useState(0);
  const { draft, connection } = sitting;
  const { position, questions, answers } = draft;
  const question = questions[position];
  const answer = answers[position];
  const isLast = position === questions.length - 1;

  const goOn = () => {
    if (!canGoOn(answer)) return;
    if (isLast) void askToFinish();
    else goTo(position + 1);
  };
  const toggleNavigator = () => {
    setNavigatorOpen(!isNavigatorOpen);
    requestAnimationFrame(() => document.getElementById(NAVIGATOR)?.scrollIntoView({ block: 'nearest' }));
  };
  const sayTime = () => setTimeAsked((count) => count + 1);
  useAskBeforeLeaving();
  useFollowing();
  useQuestionInView(STEM, position);
  useQuestionKeys(areKeysActive, {
    next: goOn,
    // An arrow never ends an exam.
    'next-question': () => {
      if (!isLast) goOn();
    },
    'previous-question': () => goTo(position - 1),
    clear: clearAnswer,
    flag: toggleFlag,
    'say-time': sayTime,
    'show-keys': () => setKeysShown(true),
  });

  if (!question || !answer) return null;
  const { words, lang } = wordingIn(question, language());
  const answered = answers.filter(({ choice }) => choice !== null).length;
  return (
    <>
      <ExamBar draft={draft} asked={timeAsked} />
      <Page density="tight">
        <div className={styles.room}>
          <div className={styles.sheet}>
            <div key={position} className={styles.question}>
              <div className={styles.badges}>
                <Chip tone="brand">{domainName(question.domain)}</Chip>
                <Button
                  variant="quiet"
                  size="small"
                  aria-pressed={answer.flagged}
                  className={classNames(styles.flag, answer.flagged && styles.flagged)}
                  icon={
                    <Flag
                      size={18}
                      aria-hidden="true"
                      {...(answer.flagged ? { fill: 'currentColor' } : {})}
                    />
                  }
                  onClick={toggleFlag}
                >
                  {answer.flagged ? (
                    t('play.flagged')
                  ) : (
                    <>
                      <span className={styles.long}>{t('play.flag')}</span>
                      <span className={styles.short}>{t('play.flagShort')}</span>
                    </>
                  )}
                </Button>
              </div>
              <PageHeading
                id={STEM}
                className={classNames(styles.stem, words.question.length > LONG && styles.small)}
                focusKey={position}
                pageTitle={t('simulation.title')}
                lang={lang}
              >
                {words.question}
              </PageHeading>
              <div lang={lang}>
                <AnswerList
                  labelledBy={STEM}
                  options={words.options}
                  chosen={answer.choice}
                  onChoose={chooseOption}
                  keys={areKeysActive ? 'page' : 'off'}
                />
              </div>
            </div>
            <QuestionFoot
              previousLabel={t('play.previous')}
              nextLabel={isLast ? t('play.finish') : t('play.next')}
              onPrevious={position === 0 ? undefined : () => goTo(position - 1)}
              onNext={canGoOn(answer) ? goOn : undefined}
              opener={{
                word: t('navigator.word'),
                rest: t('navigator.answered', { answered, total: questions.length }),
                controls: NAVIGATOR,
                isOpen: isNavigatorOpen,
                onToggle: toggleNavigator,
                className: styles.opener,
              }}
            />
            <div className={styles.notes}>
              <p className={styles.answered}>
                {t('play.answered', { count: answered, total: questions.length })}
              </p>
              {answer.choice === null ? null : (
                <Button
                  variant="quiet"
                  size="small"
                  icon={<Eraser size={18} aria-hidden="true" />}
                  onClick={clearAnswer}
                >
                  {t('play.clear')}
                </Button>
              )}
              <SyncStatus sitting={sitting} />
              <p>{t('play.noCorrection')}</p>
            </div>
          </div>
          <div id={NAVIGATOR} className={classNames(styles.side, isNavigatorOpen && styles.open)}>
            <QuestionNavigator
              draft={draft}
              showsDevice={connection === 'lost'}
              onGo={() => setNavigatorOpen(false)}
            />
            <div className={styles.more}>
              <Button
                variant="quiet"
                size="small"
                icon={<Hourglass size={18} aria-hidden="true" />}
                onClick={sayTime}
              >
                {t('play.sayTime')}
              </Button>
              <Button
                variant="quiet"
                size="small"
                className={styles.keys}
                icon={<Keyboard size={18} aria-hidden="true" />}
                onClick={() => setKeysShown(true)}
              >
                {t('keys.title')}
              </Button>
              <AbandonExam draft={draft} />
              <p className={styles.review}>{reviewNote(question)}</p>
            </div>
          </div>
        </div>
        <ExamConfirmationWindow />
        <ExamKeys
          open={areKeysShown}
          onOpenChange={setKeysShown}
          isActive={areKeysActive}
          onActiveChange={setKeysActive}
        />
      </Page>
    </>
  );
}
