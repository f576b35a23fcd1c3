import { formatNumber, useTranslation } from '@revisoins/i18n';
import { ProgressBar } from '@revisoins/ui';
import { RECORDING_MAX_MS } from './record.ts';
import styles from './recording-meter.module.css';

interface RecordingMeterProps {
  readonly elapsed: number;
  readonly level: number;
}

/** How much of the 3 seconds is used, and how loud the learner is. */
export function RecordingMeter({ elapsed, level }: RecordingMeterProps) {
  const { t } = useTranslation('voice');
  const seconds = formatNumber(Math.round(elapsed / 100) / 10);
  return (
    <div className={styles.meter}>
      <p className={styles.limit}>{t('talk.recording', { seconds })}</p>
      <ProgressBar
        label={t('talk.elapsed')}
        value={elapsed}
        max={RECORDING_MAX_MS}
        tone="warm"
        valueText={t('talk.recording', { seconds })}
      />
      <label className={styles.loudness}>
        {t('talk.level')}
        <meter min={0} max={1} value={level} />
      </label>
    </div>
  );
}
