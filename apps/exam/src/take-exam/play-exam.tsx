import { countAnswered, mayGoOn, UNANSWERED } from '@revisoins/assessment';
import {
  ClearAnswer,
  Shortcuts,
  NavigatorLegend,
  QuestionFooter,
  QuestionNavigator,
  QuestionSheet,
  ReviewNote,
  useAttemptControls,
} from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import { Button, Chip, classNames, Page } from '@revisoins/ui';
import { Flag, Hourglass } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useDomainName } from '../domain/use-domain-name.ts';
import { AbandonExam } from './abandon-exam.tsx';
import { ExamBar } from './exam-bar.tsx';
import { examQuestions, finishLabel } from './exam-questions.ts';
import { questionStates, type Sitting } from './exam-state.ts';
import type { Exam } from './exam.store.ts';
import { SyncStatus } from './sync-status.tsx';
import { useFollowing } from './use-following.ts';
import styles from './play-exam.module.css';

const NAVIGATOR = 'exam-navigator';

const shortcutRows = ['choose', 'clear', 'move', 'turn', 'next', 'flag', 'time', 'help'];

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
  shortcuts: ReturnType<typeof useAttemptControls>['shortcuts'];
  isOpen: boolean;
  onClose: () => void;
  onFinish: () => void;
  onSayTime: () => void;
}

/** Beside the question: all questions, and what is rarely needed. On a phone it opens below. */
function ExamSide({ exam, sitting, shortcuts, isOpen, onClose, onFinish, onSayTime }: ExamSideProps) {
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
        onGo={(target) => {
          exam.move({ type: 'go-to', position: target });
          onClose();
        }}
      >
        <NavigatorLegend kind="exam" showsDevice={connection === 'lost'} />
        {position === questions.length - 1 ? null : (
          <Button variant="secondary" size="small" onClick={onFinish}>
            {finishLabel(attempt)}
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
        <Shortcuts kind="exam" rows={shortcutRows} {...shortcuts} />
        <AbandonExam exam={exam} attempt={attempt} />
        {question ? <ReviewNote kind="exam" question={question} className={styles.review} /> : null}
      </div>
    </div>
  );
}

interface ExamNotesProps {
  sitting: Sitting;
  answered: number;
  children: ReactNode;
}

/** Below the question: how far the learner is, and where the answers are. */
function ExamNotes({ sitting, answered, children }: ExamNotesProps) {
  const { t } = useTranslation('exam');
  const total = sitting.attempt.questions.length;
  return (
    <div className={styles.notes}>
      <p className={styles.answered}>{t('play.answered', { count: answered, total })}</p>
      {children}
      <SyncStatus sitting={sitting} />
      <p>{t('play.noCorrection')}</p>
    </div>
  );
}

export function PlayExam({ exam, sitting }: { exam: Exam; sitting: Sitting }) {
  const { t } = useTranslation('exam');
  const domainName = useDomainName();
  const [isNavigatorOpen, setNavigatorOpen] = useState(false);
  const [timeAsked, setTimeAsked] = useState(0);
  const { attempt } = sitting;
  const { position, questions, answers } = attempt;
  const question = questions[position];
  const chosen = answers[position] ?? UNANSWERED;

  const toggleFlag = () => exam.move({ type: 'flag' });
  const toggleNavigator = () => {
    setNavigatorOpen(!isNavigatorOpen);
    requestAnimationFrame(() => document.getElementById(NAVIGATOR)?.scrollIntoView({ block: 'nearest' }));
  };
  const sayTime = () => setTimeAsked((count) => count + 1);
  useFollowing(exam);
  const { finish, goOn, goBack, clear, shortcuts } = useAttemptControls('exam', exam, examQuestions, {
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
              pageTitle={t(`${attempt.kind}.title`)}
              chosen={chosen === UNANSWERED ? null : chosen}
              onChoose={(option) => exam.move({ type: 'answer', option })}
              areShortcutsActive={shortcuts.isActive}
            >
              <div className={styles.badges}>
                <Chip tone="brand">
                  {attempt.kind === 'mock' ? t('mock.partOf', attempt) : domainName(question.domain)}
                </Chip>
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
              nextLabel={position === questions.length - 1 ? finishLabel(attempt) : undefined}
              opener={{
                controls: NAVIGATOR,
                isOpen: isNavigatorOpen,
                onToggle: toggleNavigator,
                className: styles.opener,
              }}
            />
            <ExamNotes sitting={sitting} answered={answered}>
              {chosen === UNANSWERED ? null : <ClearAnswer kind="exam" onClear={clear} />}
            </ExamNotes>
          </div>
          <ExamSide
            exam={exam}
            sitting={sitting}
            shortcuts={shortcuts}
            isOpen={isNavigatorOpen}
            onClose={() => setNavigatorOpen(false)}
            onFinish={finish}
            onSayTime={sayTime}
          />
        </div>
      </Page>
    </>
  );
}
