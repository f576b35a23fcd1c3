import { useTranslation } from '@revisoins/i18n';
import { Button, Field, TextArea } from '@revisoins/ui';
import { Send } from 'lucide-react';
import type { RefObject, SyntheticEvent } from 'react';
import type { TalkState } from '../talk.store.ts';
import styles from './composer.module.css';

export interface QuestionFormProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly sendButton: RefObject<HTMLButtonElement | null>;
  readonly text: string;
  readonly error: string | null;
  readonly phase: TalkState['phase'];
  readonly busy: boolean;
  /** The words come from the microphone. */
  readonly hears: boolean;
  /** Sending is what to do next, not speaking. */
  readonly isNext: boolean;
  readonly onWrite: (text: string) => void;
  readonly onFocus: () => void;
  readonly onSend: () => void;
}

/** A question to Thalia in writing; Enter sends it. */
export function QuestionForm({
  field,
  sendButton,
  text,
  error,
  phase,
  busy,
  hears,
  ...form
}: QuestionFormProps) {
  const { t } = useTranslation('voice');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    form.onSend();
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <Field label={t('typing.label')} error={error}>
        <TextArea
          ref={field}
          rows={1}
          value={text}
          readOnly={hears}
          placeholder={t(hears ? 'talk.listening' : 'typing.placeholder')}
          onFocus={form.onFocus}
          onChange={(event) => form.onWrite(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
          }}
        />
      </Field>
      <Button
        ref={sendButton}
        type="submit"
        variant={form.isNext ? 'primary' : 'secondary'}
        icon={<Send size={18} aria-hidden="true" />}
        busy={busy}
        disabled={hears}
        {...(phase === 'thinking' ? { busyLabel: t('typing.sending') } : {})}
      >
        {t('typing.send')}
      </Button>
    </form>
  );
}
