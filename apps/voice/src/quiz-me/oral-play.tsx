import type { QuizAttempt } from '@revisoins/assessment';
import { ReviewNote } from '@revisoins/assessment/player';
import { useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Announcement, answerLetter, Button, Page, ProgressBar, useAnswerShortcuts } from '@revisoins/ui';
import {
  ArrowRight,
  Check,
  CircleHelp,
  Flag,
  Mic,
  Pause,
  Play,
  Repeat,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AskConsent } from '../hearing/ask-consent.tsx';
import { HandsFree } from './hands-free.tsx';
import type { QuizMe } from './quiz-me.ts';
import { askedQuestion, countText, type AskedQuestion } from './spoken-texts.ts';
import styles from './quiz-me.module.css';

interface OralPlayProps {
  readonly me: QuizMe;
  readonly attempt: QuizAttempt;
}

/** The current question: the learner hears or reads it, and answers by voice, touch or key. */
export function OralPlay({ me, attempt }: OralPlayProps) {
  const { t } = useTranslation('voice');
  const { oral } = me;
  const { step } = useReadonlyStore(oral.state);
  const asked = askedQuestion(attempt);
  const stem = useRef<HTMLHeadingElement>(null);
  const number = attempt.position + 1;
  const total = attempt.questions.length;
  const isAnswered = step === 'answered';
  useAnswerShortcuts(asked?.words.options.length ?? 0, isAnswered ? null : oral.answer);
  useEffect(() => void stem.current?.focus(), [number]);
  useScreenOn();
  if (!asked) return null;
  return (
    <Page width="reading" density="tight">
      <div className={styles.screen}>
        <ProgressBar
          label={t('oral.progress', { number, total })}
          value={number}
          max={total}
          valueText={t('oral.progress', { number, total })}
        />
        <p className={styles.quiet}>
          {t('oral.progress', { number, total })}
          {isAnswered || number > 1
            ? ` · ${isAnswered ? countText(attempt) : countText({ ...attempt, position: number - 2 })}`
            : ''}
        </p>
        <h1 ref={stem} tabIndex={-1} lang={asked.lang} className={styles.stem}>
          {asked.words.question}
        </h1>
        <ol className={styles.options}>
          {asked.words.options.map((option, at) => (
            <li key={option}>
              <OptionButton
                asked={asked}
                option={option}
                at={at}
                isAnswered={isAnswered}
                onAnswer={oral.answer}
              />
            </li>
          ))}
        </ol>
        {isAnswered ? <Verdict asked={asked} attempt={attempt} /> : null}
        <Controls me={me} />
        <PlayHandsFree me={me} />
        <ReviewNote kind="voice" question={asked.question} className={styles.quiet} />
        <Announcement>
          {isAnswered
            ? `${t(asked.answer === asked.question.correctAnswer ? 'oral.right' : 'oral.notRight')} ${countText(attempt)}`
            : ''}
        </Announcement>
      </div>
    </Page>
  );
}

interface OptionButtonProps {
  readonly asked: AskedQuestion;
  readonly option: string;
  readonly at: number;
  readonly isAnswered: boolean;
  readonly onAnswer: (option: number) => void;
}

function OptionButton({ asked, option, at, isAnswered, onAnswer }: OptionButtonProps) {
  const { t } = useTranslation('voice');
  const isKey = at === asked.question.correctAnswer;
  const isChosen = at === asked.answer;
  const verdict = !isAnswered ? 'open' : isKey ? 'key' : isChosen ? 'missed' : 'rest';
  return (
    <button
      type="button"
      lang={asked.lang}
      className={`${styles.option} ${styles[verdict]}`}
      aria-disabled={isAnswered}
      onClick={() => !isAnswered && onAnswer(at)}
    >
      <span className={styles.letter}>{answerLetter(at)}</span>
      <span>{option}</span>
      {verdict === 'key' ? <Check size={22} aria-label={t('oral.isRight')} /> : null}
      {verdict === 'missed' ? <X size={22} aria-label={t('oral.isChosen')} /> : null}
    </button>
  );
}

function Verdict({ asked, attempt }: { readonly asked: AskedQuestion; readonly attempt: QuizAttempt }) {
  const { t } = useTranslation('voice');
  const { question, words, answer } = asked;
  const isRight = answer === question.correctAnswer;
  const part = useRef<HTMLElement>(null);
  useEffect(() => void part.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <section ref={part} className={styles.verdict} aria-labelledby="oral-verdict">
      <h2 id="oral-verdict">
        {t(isRight ? 'oral.right' : 'oral.notRight')} {countText(attempt)}
      </h2>
      {!isRight && answer !== -1 ? (
        <p lang={asked.lang}>
          <b>{answerLetter(answer)}</b> · {words.rationales[answer]}
        </p>
      ) : null}
      <p lang={asked.lang}>
        <b>{answerLetter(question.correctAnswer)}</b> · {words.rationales[question.correctAnswer]}
      </p>
    </section>
  );
}

function PlayHandsFree({ me }: { readonly me: QuizMe }) {
  const { places } = useReadonlyStore(me.ear.state);
  return places.length > 0 ? <HandsFree me={me} /> : null;
}

function Controls({ me }: { readonly me: QuizMe }) {
  const { t } = useTranslation('voice');
  const { oral, quiz, ear } = me;
  const { step, reprompt, letter, heard, isHandsFree } = useReadonlyStore(oral.state);
  const { places, isAgreed, needsDownload } = useReadonlyStore(ear.state);
  const [isAsking, setAsking] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 'answered') next.current?.focus();
  }, [step]);
  const isPaused = step === 'paused' || step === 'stopped';
  const [place] = places;
  return (
    <div className={styles.controls}>
      <output className={styles.status}>
        {step === 'listening' ? t('oral.listening') : null}
        {isPaused ? t(`oral.${step}`) : null}
        {reprompt === null ? null : ` ${t(`oral.reprompt.${reprompt}`, { letter })}`}
        {heard === '' ? null : ` ${t('oral.heard', { words: heard })}`}
      </output>
      {isAsking && place !== undefined ? (
        <AskConsent
          place={place}
          hears="answer"
          needsDownload={needsDownload}
          onAgree={() => {
            setAsking(false);
            ear.agree();
            oral.listen();
          }}
          onDecline={() => setAsking(false)}
        />
      ) : null}
      {isPaused ? (
        <Button
          wide
          className={styles.big}
          icon={<Play size={22} aria-hidden="true" />}
          onClick={oral.resume}
        >
          {t('oral.resume')}
        </Button>
      ) : step === 'answered' ? (
        <Button
          ref={next}
          wide
          className={styles.big}
          icon={<ArrowRight size={22} aria-hidden="true" />}
          onClick={() => oral.do('next')}
        >
          {t('oral.next')}
        </Button>
      ) : place !== undefined && !isHandsFree ? (
        <Button
          wide
          className={styles.big}
          variant={step === 'listening' ? 'destructive' : 'primary'}
          icon={<Mic size={22} aria-hidden="true" />}
          onClick={() => {
            if (step === 'listening') ear.stop();
            else if (isAgreed) oral.listen();
            else setAsking(!isAsking);
          }}
        >
          {t(step === 'listening' ? 'talk.stop' : 'oral.speak')}
        </Button>
      ) : null}
      {step === 'stopped' ? (
        <Button wide variant="secondary" className={styles.big} onClick={() => quiz.move({ type: 'finish' })}>
          {t('oral.finish')}
        </Button>
      ) : null}
      <Tools me={me} />
    </div>
  );
}

/** The buttons that always work, in one row within reach of a thumb. */
function Tools({ me: { oral } }: { readonly me: QuizMe }) {
  const { t } = useTranslation('voice');
  const { step, isMuted } = useReadonlyStore(oral.state);
  const isPaused = step === 'paused' || step === 'stopped';
  const tools = [
    ['repeat', Repeat, true, undefined, () => oral.do('repeat')],
    ['pause', Pause, !isPaused, undefined, () => oral.do('pause')],
    ['mute', isMuted ? VolumeX : Volume2, true, isMuted, () => oral.setMuted(!isMuted)],
    ['skip', CircleHelp, step !== 'answered' && !isPaused, undefined, () => oral.do('skip')],
    ['stop', Flag, step !== 'stopped', undefined, () => oral.do('stop')],
  ] as const;
  return (
    <div className={styles.tools}>
      {tools.map(([name, Icon, isShown, isPressed, press]) =>
        isShown ? (
          <button key={name} type="button" className={styles.tool} aria-pressed={isPressed} onClick={press}>
            <Icon size={22} aria-hidden="true" />
            {t(`oral.${name}`)}
          </button>
        ) : null,
      )}
    </div>
  );
}

/** Keeps a phone's screen on while a question is open, if the browser can. */
function useScreenOn() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    navigator.wakeLock?.request('screen').then(
      (taken) => {
        lock = taken;
        if (isLeft) void taken.release();
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      void lock?.release();
    };
  }, []);
}
