import { wordingIn } from '@revisoins/assessment';
import { language, useTranslation } from '@revisoins/i18n';
import { AnswerList, Button, Chip, classNames, Page, PageHeading, PulseProgress, useThumbBar } from '@revisoins/ui';
import { Flag, Keyboard, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useDomainName } from '../domain/use-domain-name.ts';
import { useReviewNote } from '../question/use-review-note.ts';
import { AbandonExam } from './abandon-exam.tsx';
import { askToFinish } from './ask-to-finish.ts';
import { ExamClock } from './exam-clock.tsx';
import { ExamConfirmationWindow } from './exam-confirmation-window.tsx';
import { ExamFoot } from './exam-foot.tsx';
import { ExamKeys } from './exam-keys.tsx';
import { areKeysOn } from './exam-settings.ts';
import type { Sitting } from './exam.store.ts';
import { chooseOption, goTo, toggleFlag } from './move-exam.ts';
import { QuestionNavigator } from './question-navigator.tsx';
import { SyncStatus } from './sync-status.tsx';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
import { useExamKeys } from './use-exam-keys.ts';
import { useFollowing } from './use-following.ts';
import { useQuestionInView } from './use-question-in-view.ts';
import styles from './play-exam.module.css';

const STEM = 'exam-stem';
const NAVIGATOR = 'exam-navigator';

export function PlayExam({ sitting }: { sitting: Sitting }) {
  const { t } = useTranslation('exam');
  const domainName = useDomainName();
  const reviewNote = useReviewNote();
  const hasThumbBar = useThumbBar();
  const [areKeysShown, setKeysShown] = useState(false);
  const [areKeysActive, setKeysActive] = useState(areKeysOn);
  const [isNavigatorOpen, setNavigatorOpen] = useState(false);
  const [timeAsked, setTimeAsked] = useState(0);
  const { draft, connection } = sitting;
  const { position, questions, answers } = draft;
  const question = questions[position];
  const answer = answers[position];

  const next = () => {
    if (answer?.choice == null) return;
    if (position === questions.length - 1) void askToFinish();
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
  useExamKeys(areKeysActive, {
    next,
    previous: () => goTo(position - 1),
    flag: toggleFlag,
    'say-time': sayTime,
    'show-keys': () => setKeysShown(true),
  });

  if (!question || !answer) return null;
  const { words, lang } = wordingIn(question, language());
  const count = t('play.count', { number: position + 1, total: questions.length });
  const answered = answers.filter(({ choice }) => choice !== null).length;
  const clock = <ExamClock draft={draft} asked={timeAsked} />;
  return (
    <Page>
      <div className={styles.room}>
        <div className={styles.sheet}>
          <div className={styles.top}>
            <AbandonExam draft={draft} />
            {hasThumbBar ? null : clock}
          </div>
          <PulseProgress label={count} value={position + 1} max={questions.length} />
          <div className={styles.facts}>
            <span>{count}</span>
            <span>{t('play.answered', { count: answered, total: questions.length })}</span>
          </div>
          <div key={position} className={styles.question}>
            <div className={styles.badges}>
              <Chip tone="brand">{domainName(question.domain)}</Chip>
              <Button
                variant="quiet"
                size="small"
                aria-pressed={answer.flagged}
                className={classNames(styles.flag, answer.flagged && styles.flagged)}
                icon={<Flag size={18} aria-hidden="true" {...(answer.flagged ? { fill: 'currentColor' } : {})} />}
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
              className={styles.stem}
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
          <div className={styles.notes}>
            <p>{t('play.noCorrection')}</p>
            <SyncStatus sitting={sitting} />
          </div>
          <ExamFoot
            draft={draft}
            clock={hasThumbBar ? clock : null}
            isNavigatorOpen={isNavigatorOpen}
            navigatorId={NAVIGATOR}
            onToggleNavigator={toggleNavigator}
            onNext={next}
          />
        </div>
        <div id={NAVIGATOR} className={classNames(styles.side, isNavigatorOpen && styles.open)}>
          <QuestionNavigator draft={draft} showsDevice={connection === 'lost'} onGo={() => setNavigatorOpen(false)} />
          <div className={styles.more}>
            <Button variant="quiet" size="small" icon={<Volume2 size={18} aria-hidden="true" />} onClick={sayTime}>
              {t('play.sayTime')}
            </Button>
            <Button variant="quiet" size="small" icon={<Keyboard size={18} aria-hidden="true" />} onClick={() => setKeysShown(true)}>
              {t('keys.title')}
            </Button>
            <p className={styles.review}>{reviewNote(question)}</p>
          </div>
        </div>
      </div>
      <ExamConfirmationWindow />
      <ExamKeys open={areKeysShown} onOpenChange={setKeysShown} isActive={areKeysActive} onActiveChange={setKeysActive} />
    </Page>
  );
}
