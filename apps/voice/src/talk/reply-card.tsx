import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Checkbox, Chip } from '@revisoins/ui';
import { Play, Sparkles, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Source } from '../voice-service/complete.ts';
import { NearQuestions } from './near-questions.tsx';
import { readsAloud, setReadsAloud } from './reads-aloud.ts';
import { ReplySources } from './reply-sources.tsx';
import { ReplyWords } from './reply-words.tsx';
import type { TalkState } from './talk.store.ts';
import styles from './talk.module.css';

interface ReplyCardProps {
  readonly phase: TalkState['phase'];
  readonly reply: string | null;
  readonly writing: boolean;
  readonly heard: boolean;
  /** An exam is under way: she answers nothing but danger. */
  readonly silent: boolean;
  readonly sources: readonly Source[];
  /** Similar questions to choose from, where the bank does not answer the one that was asked. */
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
  readonly onReplay: () => void;
  readonly onSilence: () => void;
}

export function ReplyCard({
  phase,
  reply,
  writing,
  heard,
  silent,
  sources,
  questions,
  onAsk,
  onReplay,
  onSilence,
}: ReplyCardProps) {
  const { t } = useTranslation('voice');
  const heading = useRef<HTMLHeadingElement>(null);
  const isThinking = phase === 'thinking';
  useEffect(() => {
    if (isThinking) bringIntoView(heading.current);
  }, [isThinking]);
  const sounds = phase === 'speaking' || phase === 'replaying';
  const [aloud, setAloud] = useState(readsAloud);
  return (
    <Card as="section" aria-labelledby="reply-title" className={styles.reply}>
      <div className={styles.top}>
        <h2 id="reply-title" ref={heading} tabIndex={-1}>
          {t('reply.title')}
        </h2>
        <output>
          {phase === 'thinking' ? (
            <Chip tone="brand" icon={<Sparkles size={16} aria-hidden="true" />}>
              {t('thinking')}
            </Chip>
          ) : null}
          {phase === 'speaking' ? <Chip tone="info">{t('reply.speaking')}</Chip> : null}
        </output>
      </div>
      <div aria-live="polite" aria-busy={writing}>
        {reply === null ? (
          <p className={styles.quiet}>{t(silent ? 'reply.silent' : 'reply.empty')}</p>
        ) : (
          <ReplyWords text={reply} />
        )}
        <ReplySources sources={sources} />
      </div>
      <NearQuestions
        questions={questions}
        disabled={phase === 'recording' || phase === 'transcribing'}
        onAsk={onAsk}
      />
      {reply === null ? null : (
        <div className={styles.actions}>
          {sounds ? (
            <Button variant="secondary" icon={<Square size={18} aria-hidden="true" />} onClick={onSilence}>
              {t('talk.stopSpeaking')}
            </Button>
          ) : (
            <Button
              variant="secondary"
              icon={<Play size={18} aria-hidden="true" />}
              disabled={phase !== 'idle'}
              onClick={onReplay}
            >
              {t(heard ? 'reply.replay' : 'reply.listen')}
            </Button>
          )}
        </div>
      )}
      <Checkbox
        label={t('reply.aloud')}
        hint={t('reply.aloudHint')}
        checked={aloud}
        onChange={({ target: { checked } }) => {
          setAloud(checked);
          setReadsAloud(checked);
        }}
      />
    </Card>
  );
}

/** On a phone the reply is below the button: the page scrolls to it, and it receives focus. */
function bringIntoView(heading: HTMLElement | null): void {
  if (heading === null) return;
  const { top, bottom } = heading.getBoundingClientRect();
  if (top >= 0 && bottom < innerHeight * 0.7) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({
    block: 'start',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}
