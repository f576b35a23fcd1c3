import { useTranslation } from '@revisoins/i18n';
import { Announcement, Button, useFocusAfter } from '@revisoins/ui';
import { Trash2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Talk, TalkState } from './talk.store.ts';
import { TurnItem } from './reply/turn-item.tsx';
import type { Turn } from './turn.schema.ts';
import { useAnnouncedReply } from './use-announced-reply.ts';
import { useSeenReply } from './use-seen-reply.ts';
import styles from './thread.module.css';

interface ThreadProps {
  readonly talk: Talk;
  readonly state: TalkState;
  readonly busy: boolean;
  readonly onAsk: (question: string) => void;
  readonly onReplay: (id: string) => void;
}

/** The conversation, oldest first. */
export function Thread({ talk, state: { turns, writing, phase }, busy, onAsk, onReplay }: ThreadProps) {
  const { t } = useTranslation('voice');
  const [cleared, setCleared] = useState<readonly Turn[]>([]);
  const [replayed, setReplayed] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const last = turns.at(-1);
  const { announced, isNew } = useAnnouncedReply(last, writing);

  useSeenReply(list, last?.id, { isNew, writing });

  const canUndo = cleared.length > 0 && turns.length === 0;
  const clearButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(turns.length > 0, undoButton);
  useFocusAfter(canUndo, clearButton);
  return (
    <>
      <Announcement>{announced}</Announcement>
      {turns.length > 0 ? (
        <section aria-label={t('thread.label')}>
          <ol className={styles.thread} ref={list}>
            {turns.map((turn) => {
              const isLast = turn === last;
              return (
                <TurnItem
                  key={turn.id}
                  turn={turn}
                  writing={isLast && writing}
                  sounds={(phase === 'speaking' && isLast) || (phase === 'replaying' && replayed === turn.id)}
                  busy={busy}
                  onAsk={onAsk}
                  onReplay={() => {
                    setReplayed(turn.id);
                    onReplay(turn.id);
                  }}
                  onSilence={() => talk.silence()}
                  onRate={(rating) => talk.rate(turn.id, rating)}
                />
              );
            })}
          </ol>
          <div className={styles.clear}>
            <Button
              ref={clearButton}
              variant="quiet"
              size="small"
              icon={<Trash2 size={18} aria-hidden="true" />}
              disabled={busy}
              onClick={() => setCleared(talk.clear())}
            >
              {t('thread.clear')}
            </Button>
          </div>
        </section>
      ) : null}
      {canUndo ? (
        <p className={styles.cleared} role="status">
          {t('thread.cleared')}{' '}
          <Button
            ref={undoButton}
            variant="quiet"
            size="small"
            icon={<Undo2 size={18} aria-hidden="true" />}
            onClick={() => {
              talk.restore(cleared);
              setCleared([]);
            }}
          >
            {t('thread.undo')}
          </Button>
        </p>
      ) : null}
    </>
  );
}
