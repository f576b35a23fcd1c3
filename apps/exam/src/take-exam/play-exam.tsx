import { countAnswered, mayGoOn, UNANSWERED } from '@revisoins/assessment';
import {
  ClearAnswer,
  Keys,
  NavigatorLegend,
  QuestionFooter,
  QuestionNavigator,
  QuestionSheet,
  ReviewNote,
  useAskBeforeLeaving,
  useKeysSetting,
} from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import { Button, Chip, classNames, Page, useQuestionKeys } from '@revisoins/ui';
import { Flag, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useDomainName } from '../domain/use-domain-name.ts';
import { AbandonExam } from './abandon-exam.tsx';
import { askToFinish, askToLeave } from './ask-to-finish.ts';
import { type Confirmations, createConfirmations, ExamConfirmationDialog } from './confirm-in-exam.tsx';
import type { Exam } from './create-exam.ts';
import { ExamBar } from './exam-bar.tsx';
import { type Sitting, questionStates } from './exam-state.ts';
import { SyncStatus } from './sync-status.tsx';
import { useFollowing } from './use-following.ts';
import styles from './play-exam.module.css';

const NAVIGATOR = 'exam-navigator';

/** The keyboard of an exam: what each key does, and the dialog that lists and switches them. */
function useExamKeys(actions: Omit<Parameters<typeof useQuestionKeys>[1], 'show-keys'>) {
  const [open, onOpenChange] = useState(false);
  const [isActive, onActiveChange] = useKeysSetting('exam');
  useQuestionKeys(isActive, { ...actions, 'show-keys': () => onOpenChange(true) });
  return { open, onOpenChange, isActive, onActiveChange };
}

function FlagButton({ isFlagged, onToggle }: { isFlagged: boolean; onToggle: () => void }) {
  const { t } = useTranslation('exam');
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isFlagged}
      className={classNames(styles.flag, isFlagged && styles.flagged)}
      icon={<Flag size={18} aria-hidden="true" {...(isFlagged ? { fill: 'currentColor' } : {})} />}
      onClick={onToggle}
    >
      {isFlagged ? (
        t('play.flagged')
      ) : (
        <>
          <span className={styles.long}>{t('play.flag')}</span>
          <span className={styles.short}>{t('play.flagShort')}</span>
        </>
      )}
    </Button>
  );
}

interface ExamSideProps {
  exam: Exam;
  sitting: Sitting;
  confirmations: Confirmations;
  keys: ReturnType<typeof useExamKeys>;
  isOpen: boolean;
  onClose: () => void;
  onFinish: () => void;
  onSayTime: () => void;
}

/** Beside the question: all questions, and what is rarely wanted. On a phone it opens below. */
function ExamSide({
  exam,
  sitting,
  confirmations,
  keys,
  isOpen,
  onClose,
  onFinish,
  onSayTime,
}: ExamSideProps) {
  const { t } = useTranslation('exam');
  const { attempt, connection } = sitting;
  const { position, questions } = attempt;
  const question = questions[position];
  return (
    <div id={NAVIGATOR} className={classNames(styles.side, isOpen && styles.open)}>
      <QuestionNavigator
        kind="exam"
        questions={questionStates(attempt, connection)}
        position={position}
        onGo={(wanted) => {
          exam.move({ type: 'go-to', position: wanted });
          onClose();
        }}
      >
        <NavigatorLegend kind="exam" showsDevice={connection === 'lost'} />
        {position === questions.length - 1 ? null : (
          <Button variant="secondary" size="small" onClick={onFinish}>
            {t('play.finish')}
          </Button>
        )}
      </QuestionNavigator>
      <div className={styles.more}>
        <Button
          variant="quiet"
          size="small"
          icon={<Hourglass size={18} aria-hidden="true" />}
          onClick={onSayTime}
        >
          {t('play.sayTime')}
        </Button>
        <Keys kind="exam" {...keys} />
        <AbandonExam exam={exam} confirmations={confirmations} attempt={attempt} />
        {question ? <ReviewNote kind="exam" question={question} className={styles.review} /> : null}
      </div>
    </div>
  );
}

export function PlayExam({ exam, sitting }: { exam: Exam; sitting: Sitting }) {
  const { t } = useTranslation('exam');
  const domainName = useDomainName();
  const [isNavigatorOpen, setNavigatorOpen] = useState(false);
  const [timeAsked, setTimeAsked] = useState(0);
  const [confirmations] = useState(createConfirmations);
  const { attempt } = sitting;
  const { position, questions, answers } = attempt;
  const question = questions[position];
  const chosen = answers[position] ?? UNANSWERED;
  const isLast = position === questions.length - 1;

  const clear = () => exam.move({ type: 'clear' });
  const toggleFlag = () => exam.move({ type: 'flag' });
  const goBack = () => exam.move({ type: 'previous' });
  const finish = () => void askToFinish(exam, confirmations);
  const goOn = () => {
    if (!isLast) exam.move({ type: 'next' });
    else if (mayGoOn(attempt)) finish();
  };
  const toggleNavigator = () => {
    setNavigatorOpen(!isNavigatorOpen);
    requestAnimationFrame(() => document.getElementById(NAVIGATOR)?.scrollIntoView({ block: 'nearest' }));
  };
  const sayTime = () => setTimeAsked((count) => count + 1);
  useAskBeforeLeaving({
    isAtStake: () => exam.sitting() !== null,
    ask: () => askToLeave(confirmations),
  });
  useFollowing(exam);
  const keys = useExamKeys({
    next: goOn,
    // An arrow key never ends an exam.
    'next-question': () => {
      if (!isLast) goOn();
    },
    'previous-question': goBack,
    clear,
    flag: toggleFlag,
    'say-time': sayTime,
  });

  if (!question) return null;
  const answered = countAnswered(answers);
  return (
    <>
      <ExamBar exam={exam} attempt={attempt} asked={timeAsked} />
      <Page density="tight">
        <div className={styles.room}>
          <div className={styles.sheet}>
            <QuestionSheet
              question={question}
              position={position}
              pageTitle={t('simulation.title')}
              chosen={chosen === UNANSWERED ? null : chosen}
              onChoose={(option) => exam.move({ type: 'answer', option })}
              areKeysActive={keys.isActive}
            >
              <div className={styles.badges}>
                <Chip tone="brand">{domainName(question.domain)}</Chip>
                <FlagButton isFlagged={attempt.flagged[position] === true} onToggle={toggleFlag} />
              </div>
            </QuestionSheet>
            <QuestionFooter
              kind="exam"
              position={position}
              total={questions.length}
              answered={answered}
              onPrevious={goBack}
              onNext={mayGoOn(attempt) ? goOn : undefined}
              opener={{
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
              {chosen === UNANSWERED ? null : <ClearAnswer kind="exam" onClear={clear} />}
              <SyncStatus sitting={sitting} />
              <p>{t('play.noCorrection')}</p>
            </div>
          </div>
          <ExamSide
            exam={exam}
            sitting={sitting}
            confirmations={confirmations}
            keys={keys}
            isOpen={isNavigatorOpen}
            onClose={() => setNavigatorOpen(false)}
            onFinish={finish}
            onSayTime={sayTime}
          />
        </div>
        <ExamConfirmationDialog confirmations={confirmations} />
      </Page>
    </>
  );
}
