import { voiceBounds } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Checkbox, Field, Select, TextInput } from '@revisoins/ui';
import { Save, Volume2 } from 'lucide-react';
import { isVoiceId, withLowLatency, withModel, type VoiceSettings } from '../voice-choice/voice-settings.ts';
import styles from './settings.module.css';

interface SettingsFormProps {
  readonly settings: VoiceSettings;
  /** There are unsaved changes. */
  readonly unsaved: boolean;
  /** The list of voices does not contain the id. */
  readonly unknown: boolean;
  readonly saving: boolean;
  readonly onChange: (settings: VoiceSettings) => void;
  readonly onSave: () => void;
  readonly testing: boolean;
  readonly onTest: () => void;
}

export function SettingsForm({
  settings,
  unsaved,
  unknown,
  saving,
  onChange,
  onSave,
  testing,
  onTest,
}: SettingsFormProps) {
  const { t } = useTranslation('voice');
  const length = settings.voiceId.trim().length;
  const misspelled = isVoiceId(settings.voiceId) ? null : t('settings.voiceIdOdd');
  const [, longest] = voiceBounds.id;
  const odd = length > longest ? t('settings.voiceIdLong', { length, max: longest }) : misspelled;
  return (
    <Card>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (odd === null) onSave();
        }}
      >
        <Field
          label={t('settings.voiceId')}
          hint={t('settings.voiceIdHint')}
          error={odd ?? (unknown ? t('settings.voiceIdUnknown') : null)}
        >
          <TextInput
            value={settings.voiceId}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ ...settings, voiceId: event.target.value })}
          />
        </Field>
        <ModelField settings={settings} onChange={onChange} />
        <Checkbox
          label={t('settings.lowLatency')}
          hint={t('settings.lowLatencyHint')}
          checked={settings.lowLatency}
          onChange={(event) => onChange(withLowLatency(settings, event.target.checked))}
        />
        <div className={styles.actions}>
          <Button type="submit" icon={<Save size={18} aria-hidden="true" />} busy={saving}>
            {t('settings.save')}
          </Button>
          <Button
            variant="secondary"
            icon={<Volume2 size={18} aria-hidden="true" />}
            busy={testing}
            busyLabel={t('settings.testing')}
            disabled={odd !== null || settings.voiceId.trim() === ''}
            onClick={onTest}
          >
            {t('settings.testCurrent')}
          </Button>
        </div>
        <output className={styles.quiet}>
          {unsaved && odd === null && !unknown ? t('settings.unsaved') : null}
        </output>
      </form>
    </Card>
  );
}

function ModelField({ settings, onChange }: Pick<SettingsFormProps, 'settings' | 'onChange'>) {
  const { t } = useTranslation('voice');
  return (
    <Field label={t('settings.model')} hint={t('settings.modelHint')}>
      <Select
        value={settings.modelId}
        onChange={(event) => {
          const modelId = voiceBounds.models.find((model) => model === event.target.value);
          if (modelId !== undefined) onChange(withModel(settings, modelId));
        }}
      >
        {voiceBounds.models.map((model) => (
          <option key={model} value={model}>
            {t(`settings.models.${model}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
