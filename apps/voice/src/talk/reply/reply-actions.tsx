import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Announcement, Button, copyText, IconButton } from '@revisoins/ui';
import { Check, Copy, Flag, Play, Square, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { ReportReply } from './report-reply.tsx';
import type { Turn } from '../turn.schema.ts';
import styles from '../thread.module.css';

interface ReplyActionsProps {
  readonly turn: Turn;
  readonly sounds: boolean;
  readonly disabled: boolean;
  readonly onReplay: () => void;
  readonly onSilence: () => void;
  readonly onRate: (rating: Turn['rating']) => void;
}

export function ReplyActions({ turn, sounds, disabled, onReplay, onSilence, onRate }: ReplyActionsProps) {
  const { t } = useTranslation('voice');
  const [isReporting, setReporting] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const [source] = turn.sources;
  const copy = async () => {
    const title = source && `${t('reply.source')} ${source.title}`;
    try {
      const choices = turn.choices.map((choice) => [choice.title, choice.passage].filter(Boolean).join('\n'));
      await copyText([turn.reply, ...choices, title].filter(Boolean).join('\n'));
      setCopied(true);
    } catch {
      toast({ title: t('reply.notCopied'), variant: 'destructive' });
    }
  };
  const rate = (rating: 'up' | 'down') => onRate(turn.rating === rating ? undefined : rating);
  return (
    <div className={styles.actions}>
      {sounds ? (
        <Button
          variant="quiet"
          size="small"
          icon={<Square size={18} aria-hidden="true" />}
          onClick={onSilence}
        >
          {t('talk.stopSpeaking')}
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon={<Play size={18} aria-hidden="true" />}
          disabled={disabled}
          onClick={onReplay}
        >
          {t(turn.heard ? 'reply.replay' : 'reply.listen')}
        </Button>
      )}
      <span className={styles.small}>
        <IconButton label={t('reply.copy')} onClick={() => void copy()} onBlur={() => setCopied(false)}>
          {isCopied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
        </IconButton>
        <Announcement>{isCopied ? t('reply.copied') : ''}</Announcement>
        {source ? (
          <>
            <IconButton
              label={t('reply.good')}
              aria-pressed={turn.rating === 'up'}
              onClick={() => rate('up')}
            >
              <ThumbsUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('reply.bad')}
              aria-pressed={turn.rating === 'down'}
              onClick={() => rate('down')}
            >
              <ThumbsDown size={18} aria-hidden="true" />
            </IconButton>
            <IconButton label={t('replyReport.action')} onClick={() => setReporting(true)}>
              <Flag size={18} aria-hidden="true" />
            </IconButton>
            <ReportReply turn={turn} source={source} open={isReporting} onOpenChange={setReporting} />
          </>
        ) : null}
      </span>
      {turn.rating === 'down' ? (
        <p className={styles.rated}>
          {t('reply.badNext')}{' '}
          <button type="button" className={styles.link} onClick={() => setReporting(true)}>
            {t('replyReport.action')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
