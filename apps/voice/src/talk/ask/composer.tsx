import { useOptionalUser } from '@revisoins/auth';
import { useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Announcement, useFocusAfter } from '@revisoins/ui';
import { useEffect, useRef } from 'react';
import { AskConsent } from '../../hearing/ask-consent.tsx';
import type { Ear } from '../../hearing/ear.store.ts';
import { useDictation } from '../../hearing/use-dictation.ts';
import { RecordingMeter } from '../../sound/recording-meter.tsx';
import type { Failed } from '../../voice-service/voice-failure.ts';
import styles from './composer.module.css';
import { QuestionForm } from './question-form.tsx';
import { SpeakButton } from './speak-button.tsx';
import { canAsk, type AnswerOptions, type Talk } from '../talk.store.ts';
import { useBargeIn } from './use-barge-in.ts';
import { useQuestionText } from './use-question-text.ts';

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
  const field = useRef<HTMLTextAreaElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const speakButton = useRef<HTMLButtonElement>(null);
  const question = useQuestionText(field, onSend, useOptionalUser()?.id ?? '');
  const busy = !canAsk(state);

  const dictation = useDictation({
    ear,
    onPress() {
      question.beginDictation();
      onPress();
    },
    onWords: question.addHeard,
    onHeard: question.endDictation,
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
  useBargeIn(talk, dictation, question.wasSpoken);

  const send = () => {
    if (busy || hears || question.text.trim() === '' || question.problem !== null) return;
    dictation.forget();
    question.send();
  };

  return (
    <div className={styles.composer}>
      {isAsking && place !== undefined ? (
        <AskConsent
          place={place}
          hears="question"
          needsDownload={ears.needsDownload}
          onAgree={dictation.agree}
          onDecline={dictation.decline}
        />
      ) : null}
      {ears.elapsed > 0 ? <RecordingMeter elapsed={ears.elapsed} level={ears.level} /> : null}
      {note === null ? null : <p className={styles.note}>{t(`heard.${note}`)}</p>}
      <QuestionForm
        field={field}
        sendButton={sendButton}
        text={question.text}
        error={question.problem}
        phase={state.phase}
        busy={busy}
        hears={hears}
        isNext={place === undefined || note !== null}
        onWrite={(text) => {
          question.write(text);
          dictation.forget();
        }}
        onFocus={talk.prepare}
        onSend={send}
      />
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
        {note === null ? '' : `${t('heard.said', { words: question.text })} ${t(`heard.${note}`)}`}
      </Announcement>
    </div>
  );
}
