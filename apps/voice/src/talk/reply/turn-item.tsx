import { useTranslation } from '@revisoins/i18n';
import { Chip, VisuallyHidden } from '@revisoins/ui';
import { Sparkles } from 'lucide-react';
import { Choices } from './choices.tsx';
import { ReplyActions } from './reply-actions.tsx';
import { ReplyMore } from './reply-more.tsx';
import { ReplySources } from './reply-sources.tsx';
import { ReplyWords } from './reply-words.tsx';
import type { Turn } from '../turn.schema.ts';
import styles from '../thread.module.css';

interface TurnItemProps {
  readonly turn: Turn;
  readonly writing: boolean;
  readonly sounds: boolean;
  /** Nothing else can be asked or heard now. */
  readonly busy: boolean;
  readonly onAsk: (question: string) => void;
  readonly onReplay: () => void;
  readonly onSilence: () => void;
  readonly onRate: (rating: Turn['rating']) => void;
}

export function TurnItem({ turn, writing, sounds, busy, onAsk, onReplay, onSilence, onRate }: TurnItemProps) {
  const { t } = useTranslation('voice');
  const { question, reply, more, sources, choices } = turn;
  return (
    <li className={styles.turn}>
      <p className={styles.question}>
        <VisuallyHidden>{t('thread.you')} </VisuallyHidden>
        {question}
      </p>
      <article className={styles.reply} tabIndex={-1} aria-busy={writing} aria-label={t('reply.title')}>
        {reply === null ? (
          <Chip tone="brand" icon={<Sparkles size={16} aria-hidden="true" />}>
            {t('thinking')}
          </Chip>
        ) : (
          <ReplyWords text={reply} />
        )}
        {more && !writing ? <ReplyMore more={more} title={sources[0]?.title ?? ''} /> : null}
        <Choices choices={choices} disabled={busy} onAsk={onAsk} />
        <ReplySources sources={sources} />
        {reply === null || writing ? null : (
          <ReplyActions
            turn={turn}
            sounds={sounds}
            disabled={busy}
            onReplay={onReplay}
            onSilence={onSilence}
            onRate={onRate}
          />
        )}
        {sounds ? (
          <Chip tone="info" className={styles.speaking}>
            {t('reply.speaking')}
          </Chip>
        ) : null}
      </article>
    </li>
  );
}
