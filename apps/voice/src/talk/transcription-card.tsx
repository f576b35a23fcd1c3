import { useTranslation } from '@revisoins/i18n';
import { Card } from '@revisoins/ui';
import styles from './talk.module.css';

export function TranscriptionCard({ text }: { readonly text: string | null }) {
  const { t } = useTranslation('voice');
  return (
    <Card as="section" aria-labelledby="transcription-title">
      <h2 id="transcription-title">{t('transcription.title')}</h2>
      {text === null ? <p className={styles.quiet}>{t('transcription.empty')}</p> : <p className={styles.words}>{text}</p>}
    </Card>
  );
}
