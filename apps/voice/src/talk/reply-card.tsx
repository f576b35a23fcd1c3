import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Chip } from '@revisoins/ui';
import { Play, Sparkles, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Source } from '../voice-service/complete.ts';
import { ReplySources } from './reply-sources.tsx';
import { ReplyWords } from './reply-words.tsx';
import type { TalkState } from './talk.store.ts';
import styles from './talk.module.css';

interface ReplyCardProps {
  readonly phase: TalkState['phase'];
  readonly reply: string | null;
  readonly writing: boolean;
  readonly sources: readonly Source[];
  /** Near questions to choose from, where the bank does not answer the one that was asked. */
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
  readonly onReplay: () => void;
  readonly onSilence: () => void;
}

export function ReplyCard({ phase, reply, writing, sources, questions, onAsk, onReplay, onSilence }: ReplyCardProps) {
  const { t } = useTranslation('voice');
  const heading = useRef<HTMLHeadingElement>(null);
  const isThinking = phase === 'thinking';
  useEffect(() => {
    if (isThinking) bringIntoView(heading.current);
  }, [isThinking]);
  const sounds = phase === 'speaking' || phase === 'replaying';
  const play = () => {
    if (reply === null) toast({ title: t('toast.noReply'), description: t('toast.noReplyBody'), variant: 'destructive' });
    else onReplay();
  };
  return (
    <Card as="section" aria-labelledby="reply-title" className={styles.reply}>
      <div className={styles.top}>
        <h2 id="reply-title" ref={heading} tabIndex={-1}>{t('reply.title')}</h2>
        <output>
          {phase === 'thinking' ? <Chip tone="brand" icon={<Sparkles size={16} aria-hidden="true" />}>{t('thinking')}</Chip> : null}
          {phase === 'speaking' ? <Chip tone="info">{t('reply.speaking')}</Chip> : null}
        </output>
      </div>
      <div aria-live="polite" aria-busy={writing}>
        {reply === null ? <p className={styles.quiet}>{t('reply.empty')}</p> : <p className={styles.words}><ReplyWords text={reply} /></p>}
        <ReplySources sources={sources} />
      </div>
      {questions.length === 0 ? null : (
        <div className={styles.questions} role="group" aria-label={t('reply.near')}>
          {questions.map((question) => (
            <Button key={question} variant="secondary" disabled={phase === 'recording' || phase === 'transcribing'} onClick={() => onAsk(question)}>{question}</Button>
          ))}
        </div>
      )}
      <div className={styles.actions}>
        {sounds ? (
          <Button variant="secondary" icon={<Square size={18} aria-hidden="true" />} onClick={onSilence}>{t('talk.stopSpeaking')}</Button>
        ) : (
          <Button variant="secondary" icon={<Play size={18} aria-hidden="true" />} disabled={phase !== 'idle'} onClick={play}>{t('reply.replay')}</Button>
        )}
      </div>
    </Card>
  );
}

/** On a phone the reply comes below what was pressed: there, the page and the focus go to it. */
function bringIntoView(heading: HTMLElement | null): void {
  if (heading === null) return;
  const { top, bottom } = heading.getBoundingClientRect();
  if (top >= 0 && bottom < innerHeight * 0.7) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
}
