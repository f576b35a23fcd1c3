import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Checkbox, Field, Select, TextInput } from '@revisoins/ui';
import { Save, Volume2 } from 'lucide-react';
import { isVoiceId, models, withLowLatency, withModel, type VoiceSettings } from './voice-settings.ts';
import styles from './settings.module.css';

interface SettingsFormProps {
  readonly settings: VoiceSettings;
  /** What is shown is not what is kept. */
  readonly unsaved: boolean;
  readonly onChange: (settings: VoiceSettings) => void;
  readonly onSave: () => void;
  readonly testing: boolean;
  readonly onTest: () => void;
}

export function SettingsForm({ settings, unsaved, onChange, onSave, testing, onTest }: SettingsFormProps) {
  const { t } = useTranslation('voice');
  const odd = isVoiceId(settings.voiceId) ? null : t('settings.voiceIdOdd');
  return (
    <Card>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (odd === null) onSave();
        }}
      >
        <Field label={t('settings.voiceId')} hint={t('settings.voiceIdHint')} error={odd}>
          <TextInput
            value={settings.voiceId}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ ...settings, voiceId: event.target.value })}
          />
        </Field>
        <Field label={t('settings.model')} hint={t('settings.modelHint')}>
          <Select
            value={settings.modelId}
            onChange={(event) => {
              const modelId = models.find((model) => model === event.target.value);
              if (modelId !== undefined) onChange(withModel(settings, modelId));
            }}
          >
            {models.map((model) => (
              <option key={model} value={model}>{t(`settings.models.${model}`)}</option>
            ))}
          </Select>
        </Field>
        <Checkbox
          label={t('settings.lowLatency')}
          hint={t('settings.lowLatencyHint')}
          checked={settings.lowLatency}
          onChange={(event) => onChange(withLowLatency(settings, event.target.checked))}
        />
        <div className={styles.actions}>
          <Button type="submit" icon={<Save size={18} aria-hidden="true" />}>{t('settings.save')}</Button>
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
        <output className={styles.quiet}>{unsaved && odd === null ? t('settings.unsaved') : null}</output>
      </form>
    </Card>
  );
}
