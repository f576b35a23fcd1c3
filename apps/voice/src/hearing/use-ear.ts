import { useOptionalUser } from '@revisoins/auth';
import { language, useTranslation } from '@revisoins/i18n';
import { useEffect, useState } from 'react';
import type { VoiceDevices } from '../sound/voice-access.ts';
import { createEar, type Ear } from './ear.store.ts';

/** The hearing of a screen: leaving it closes the microphone. */
export function useEar(devices: VoiceDevices): Ear {
  const { i18n } = useTranslation('voice');
  const learner = useOptionalUser()?.id ?? '';
  const [ear] = useState(() => createEar({ devices, language, learner }));
  useEffect(() => {
    void ear.find();
    return () => ear.close();
  }, [ear, i18n.language]);
  useEffect(() => {
    const close = () => ear.close();
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, [ear]);
  return ear;
}
