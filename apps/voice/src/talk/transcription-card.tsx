import { useTranslation } from '@revisoins/i18n';
import { Card } from '@revisoins/ui';
import styles from './talk.module.css';

interface TranscriptionCardProps {
  /** This site transcribes speech: the text was spoken. Otherwise it was typed. */
  readonly understood: boolean;
  readonly text: string | null;
}

export function TranscriptionCard({ understood, text }: TranscriptionCardProps) {
  const { t } = useTranslation('voice');
  if (!understood && text === null) return null;
  return (
    <Card as="section" aria-labelledby="transcription-title">
      <h2 id="transcription-title">{t(understood ? 'transcription.title' : 'transcription.typed')}</h2>
      {text === null ? (
        <p className={styles.quiet}>{t('transcription.empty')}</p>
      ) : (
        <p className={styles.words}>{text}</p>
      )}
    </Card>
  );
}
