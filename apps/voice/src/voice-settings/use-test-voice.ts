import { language, useTranslation } from '@revisoins/i18n';
import { useEffect, useState } from 'react';
import { createPlayer } from '../sound/player.ts';
import { synthesize } from '../voice-service/synthesize.ts';
import { useFailureToast } from '../voice-service/use-failure-toast.ts';
import type { VoiceSettings } from '../voice-choice/voice-settings.ts';

/** Speaks a short greeting with a voice. `testing` is the voice that is playing. */
export function useTestVoice(settings: VoiceSettings) {
  const { t } = useTranslation('voice');
  const toastFailure = useFailureToast();
  const [testing, setTesting] = useState<string | null>(null);
  const [player] = useState(() => createPlayer());
  useEffect(() => () => player.stop(), [player]);

  const run = async (voiceId: string) => {
    if (testing !== null) return;
    setTesting(voiceId);
    // During the press, so that the browser allows the sound when it arrives.
    const unlocked = player.unlock();
    const made = await synthesize(t('settings.phrase'), language(), { ...settings, voiceId });
    await unlocked;
    const heard = made.ok ? await player.play(made.value) : made;
    if (!heard.ok) toastFailure(heard, t('toast.voiceTest'));
    setTesting(null);
  };
  return { testing, run };
}
