import { useTranslation } from '@revisoins/i18n';
import { Alert, Button, Card, Field, TextArea } from '@revisoins/ui';
import { Send } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { QUESTION_MAX } from '../voice-service/complete.ts';
import styles from './talk.module.css';

interface TypeQuestionProps {
  /** This site does not transcribe speech. */
  readonly onlyWay: boolean;
  /** Thalia answers no questions for now: promise nothing. */
  readonly silent: boolean;
  readonly busy: boolean;
  readonly sending: boolean;
  /** Calls back once the question is answered: only then is the field cleared. */
  readonly onSend: (text: string, onAnswered: () => void) => void;
  /** The learner begins to type. */
  readonly onBegin: () => void;
}

export function TypeQuestion({ onlyWay, silent, busy, sending, onSend, onBegin }: TypeQuestionProps) {
  const { t } = useTranslation('voice');
  const [text, setText] = useState('');
  const length = text.trim().length;
  const tooLong = length > QUESTION_MAX ? t('typing.tooLong', { length, max: QUESTION_MAX }) : null;

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || length === 0 || tooLong !== null) return;
    const sent = text;
    onSend(sent, () => setText((now) => (now === sent ? '' : now)));
  };

  return (
    <Card as="section" aria-labelledby="type-title" className={styles.type}>
      <h2 id="type-title">{onlyWay ? t('typing.onlyTitle') : t('typing.title')}</h2>
      {onlyWay && !silent ? <Alert tone="info">{t('typing.onlyWay')}</Alert> : null}
      <form className={styles.form} onSubmit={send}>
        <Field label={t('typing.label')} error={tooLong}>
          <TextArea
            rows={3}
            value={text}
            placeholder={t('typing.placeholder')}
            onFocus={onBegin}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
            }}
          />
        </Field>
        <Button
          type="submit"
          variant={onlyWay ? 'primary' : 'secondary'}
          icon={<Send size={18} aria-hidden="true" />}
          busy={busy}
          {...(sending ? { busyLabel: t('typing.sending') } : {})}
        >
          {t('typing.send')}
        </Button>
      </form>
    </Card>
  );
}
