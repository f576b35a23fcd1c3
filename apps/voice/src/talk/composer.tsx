import { bounds } from '@revisoins/assessment';
import { useOptionalUser } from '@revisoins/auth';
import { useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Announcement, Button, Field, TextArea } from '@revisoins/ui';
import { Mic, Send, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { AskConsent } from '../hearing/ask-consent.tsx';
import type { Ear } from '../hearing/ear.store.ts';
import { readChoices } from '../hearing/hearing-choices.ts';
import { useDictation } from '../hearing/use-dictation.ts';
import { RecordingMeter } from '../sound/recording-meter.tsx';
import type { Failed } from '../voice-service/voice-failure.ts';
import styles from './composer.module.css';
import { canAsk, type AnswerOptions, type Talk } from './talk.store.ts';
import { useFocusAfter } from './use-focus-after.ts';

interface ComposerProps {
  readonly ear: Ear;
  readonly talk: Talk;
  /** `onAnswered` is called once the question is answered: only then is the field cleared. */
  readonly onSend: (text: string, options: AnswerOptions) => void;
  /** A press that will be followed by sound. */
  readonly onPress: () => void;
  readonly onFailure: (failure: Failed, title: string) => void;
}

/** Where a question is asked, at the thumb: one big button to speak where that works, and the keyboard. */
export function Composer({ ear, talk, onSend, onPress, onFailure }: ComposerProps) {
  const { t } = useTranslation('voice');
  const state = useReadonlyStore(talk.state);
  const [text, setText] = useState('');
  /** Some of the question was spoken, not typed: the reply is spoken, too. */
  const [isSpoken, setSpoken] = useState(false);
  const [isAskedAloud, setAskedAloud] = useState(false);
  const learner = useOptionalUser()?.id ?? '';
  const [interrupts] = useState(() => readChoices(learner).interrupts);
  const field = useRef<HTMLTextAreaElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const speakButton = useRef<HTMLButtonElement>(null);
  const before = useRef('');
  const length = text.trim().length;
  const [, longest] = bounds.spokenText;
  const tooLong = length > longest ? t('typing.tooLong', { length, max: longest }) : null;
  const busy = !canAsk(state);

  const dictation = useDictation({
    ear,
    onPress() {
      before.current = field.current?.value.trim() ?? '';
      onPress();
    },
    onWords: (words) => setText([before.current, words].filter(Boolean).join(' ')),
    onHeard: () => setSpoken(true),
    onFailure: (failure) => onFailure(failure, t('toast.voiceError')),
  });
  const { note, isAsking, state: ears } = dictation;
  const [place] = ears.places;
  const hears = ears.phase !== 'off';
  // Recognised words are sent with one more press, and can be corrected in the field before.
  useEffect(() => {
    if (note !== null) sendButton.current?.focus();
  }, [note]);
  // A button that is gone leaves its focus to the field, the question about consent to the button.
  useFocusAfter(place !== undefined, field);
  useFocusAfter(isAsking, speakButton);
  // While she answers a spoken question, where the learner wants that.
  useBargeIn(
    state.phase === 'speaking' && isAskedAloud && ears.isAgreed && place !== 'site' && interrupts,
    () => dictation.listenForBargeIn(() => talk.state.getState().turns.at(-1)?.reply ?? ''),
  );

  const write = (written: string) => {
    setText(written);
    if (written.trim() === '') setSpoken(false);
    dictation.forget();
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || hears || length === 0 || tooLong !== null) return;
    const sent = text;
    dictation.forget();
    setAskedAloud(isSpoken);
    onSend(sent, {
      isSpoken,
      onAnswered: () => {
        setText((now) => (now === sent ? '' : now));
        setSpoken(false);
      },
    });
  };

  return (
    <div className={styles.composer}>
      {isAsking && place !== undefined ? (
        <AskConsent
          place={place}
          needsDownload={ears.needsDownload}
          onAgree={dictation.agree}
          onDecline={dictation.decline}
        />
      ) : null}
      {ears.elapsed > 0 ? <RecordingMeter elapsed={ears.elapsed} level={ears.level} /> : null}
      {note === null ? null : <p className={styles.note}>{t(`heard.${note}`)}</p>}
      <form className={styles.form} onSubmit={send}>
        <Field label={t('typing.label')} error={tooLong}>
          <TextArea
            ref={field}
            rows={1}
            value={text}
            readOnly={hears}
            placeholder={t(hears ? 'talk.listening' : 'typing.placeholder')}
            onFocus={talk.prepare}
            onChange={(event) => write(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
            }}
          />
        </Field>
        <Button
          ref={sendButton}
          type="submit"
          variant={place !== undefined && note === null ? 'secondary' : 'primary'}
          icon={<Send size={18} aria-hidden="true" />}
          busy={busy}
          disabled={hears}
          {...(state.phase === 'thinking' ? { busyLabel: t('typing.sending') } : {})}
        >
          {t('typing.send')}
        </Button>
      </form>
      {place === undefined ? null : (
        <SpeakButton
          ref={speakButton}
          phase={ears.phase}
          busy={busy}
          isQuiet={isAsking || note !== null}
          onPress={dictation.press}
        />
      )}
      <Announcement>
        {note === null ? '' : `${t('heard.said', { words: text })} ${t(`heard.${note}`)}`}
      </Announcement>
    </div>
  );
}

/** While `isOpen`, a word stops her. */
function useBargeIn(isOpen: boolean, listenForBargeIn: () => () => void) {
  const listen = useEffectEvent(listenForBargeIn);
  useEffect(() => (isOpen ? listen() : undefined), [isOpen]);
}

interface SpeakButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly phase: 'off' | 'preparing' | 'listening' | 'transcribing';
  readonly busy: boolean;
  readonly isQuiet: boolean;
  readonly onPress: () => void;
}

/** One button to begin and to end, so that it keeps the focus. */
function SpeakButton({ ref, phase, busy, isQuiet, onPress }: SpeakButtonProps) {
  const { t } = useTranslation('voice');
  const hears = phase === 'listening' || phase === 'preparing';
  return (
    <Button
      ref={ref}
      wide
      className={styles.big}
      variant={hears ? 'destructive' : isQuiet ? 'secondary' : 'primary'}
      icon={hears ? <Square size={22} aria-hidden="true" /> : <Mic size={22} aria-hidden="true" />}
      busy={busy || phase === 'transcribing'}
      {...(phase === 'transcribing' ? { busyLabel: t('talk.transcribing') } : {})}
      onClick={onPress}
    >
      {t(hears ? 'talk.stop' : 'talk.speak')}
    </Button>
  );
}
