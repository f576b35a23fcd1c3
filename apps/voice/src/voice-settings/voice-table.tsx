import { useTranslation } from '@revisoins/i18n';
import { Button, Chip } from '@revisoins/ui';
import type { Voice } from '../voice-service/list-voices.ts';
import styles from './settings.module.css';

/** 'accent/age/gender', as far as they are known, in the words of `name`; null when none is known. */
function describeTraits({ labels }: Voice, name: (trait: string) => string): string | null {
  const known = [labels?.accent, labels?.age, labels?.gender]
    .map((trait) => trait?.trim() ?? '')
    .filter(Boolean);
  return known.length > 0 ? known.map(name).join('/') : null;
}

const ID_SHOWN = 8;

export interface VoiceTableProps {
  readonly voices: readonly Voice[];
  readonly current: string;
  /** The voice that is playing. */
  readonly testing: string | null;
  readonly onTest: (voiceId: string) => void;
  readonly onUse: (voiceId: string) => void;
}

export function VoiceTable({ voices, current, testing, onTest, onUse }: VoiceTableProps) {
  const { t } = useTranslation('voice');
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={t('voices.caption')}>
        <thead>
          <tr>
            {(['name', 'category', 'traits', 'id', 'actions'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`voices.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {voices.map((voice) => (
            <tr key={voice.voice_id}>
              <th scope="row">{voice.name}</th>
              <td data-label={t('labelled', { label: t('voices.category') })}>
                {voice.category
                  ? t(`voices.kind.${voice.category}`, { defaultValue: voice.category })
                  : t('voices.unspecified')}
              </td>
              <td data-label={t('labelled', { label: t('voices.traits') })}>
                {describeTraits(voice, (trait) => t(`voices.trait.${trait}`, { defaultValue: trait })) ??
                  t('voices.unspecified')}
              </td>
              <td data-label={t('labelled', { label: t('voices.id') })}>
                <code title={voice.voice_id}>{shortened(voice.voice_id)}</code>
              </td>
              <td>
                <div className={styles.rowActions}>
                  <Button
                    size="small"
                    variant="secondary"
                    busy={testing === voice.voice_id}
                    aria-label={t('voices.testVoice', { name: voice.name })}
                    onClick={() => onTest(voice.voice_id)}
                  >
                    {t('voices.test')}
                  </Button>
                  {voice.voice_id === current.trim() ? (
                    <Chip tone="ok">{t('voices.current')}</Chip>
                  ) : (
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t('voices.useVoice', { name: voice.name })}
                      onClick={() => onUse(voice.voice_id)}
                    >
                      {t('voices.use')}
                    </Button>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function shortened(id: string): string {
  return id.length > ID_SHOWN ? `${id.slice(0, ID_SHOWN)}…` : id;
}
