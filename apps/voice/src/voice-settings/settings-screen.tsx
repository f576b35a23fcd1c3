import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Page } from '@revisoins/ui';
import { useState } from 'react';
import { SignedOutNotice } from '../voice-links/signed-out-notice.tsx';
import { BackToTalk } from '../voice-links/back-to-talk.tsx';
import { listVoices } from '../voice-service/list-voices.ts';
import { readSettings, saveSettings } from '../voice-choice/stored-settings.ts';
import { HearingCard } from './hearing-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SpokenVoiceCard } from './spoken-voice-card.tsx';
import { useTestVoice } from './use-test-voice.ts';
import type { VoiceSettings } from '../voice-choice/voice-settings.ts';
import { VoiceExplorer } from './voice-explorer.tsx';
import styles from './settings.module.css';

export function SettingsScreen() {
  const { t } = useTranslation('voice');
  const [stored, setStored] = useState(readSettings);
  const [settings, setSettings] = useState(stored);
  const test = useTestVoice(settings);

  const [unknownId, setUnknownId] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  const save = async () => {
    if (saving) return;
    setSaving(true);
    const isUnknown = await isMissing(settings.voiceId.trim());
    setSaving(false);
    setUnknownId(isUnknown ? settings.voiceId : null);
    if (isUnknown) return;
    if (saveSettings(settings)) {
      setStored(settings);
      toast({ title: t('settings.saved'), description: t('settings.savedBody'), variant: 'success' });
    } else
      toast({ title: t('toast.saveError'), description: t('toast.saveErrorBody'), variant: 'destructive' });
  };

  return (
    <Page eyebrow={<BackToTalk />} title={t('settings.title')} lead={t('settings.lead')}>
      <div className={styles.screen}>
        <SignedOutNotice />
        <SpokenVoiceCard />
        <HearingCard />
        <h2 className={styles.part}>{t('settings.siteTitle')}</h2>
        <SettingsForm
          settings={settings}
          unsaved={differ(settings, stored)}
          onChange={setSettings}
          unknown={unknownId === settings.voiceId}
          saving={saving}
          onSave={() => void save()}
          testing={test.testing === settings.voiceId}
          onTest={() => void test.run(settings.voiceId)}
        />
        <VoiceExplorer
          current={settings.voiceId}
          testing={test.testing}
          onTest={(voiceId) => void test.run(voiceId)}
          onUse={(voiceId) => setSettings({ ...settings, voiceId })}
        />
      </div>
    </Page>
  );
}

/**
 * The site's list does not contain the voice. Without a list nothing is refused: the server reports it when
 * it speaks.
 */
async function isMissing(voiceId: string): Promise<boolean> {
  if (voiceId === '') return false;
  const listed = await listVoices();
  return listed.ok && !listed.value.some(({ voice_id: id }) => id === voiceId);
}

function differ(one: VoiceSettings, other: VoiceSettings): boolean {
  return (
    one.voiceId.trim() !== other.voiceId.trim() ||
    one.modelId !== other.modelId ||
    one.lowLatency !== other.lowLatency
  );
}
