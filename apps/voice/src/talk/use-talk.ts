import { language, useTranslation } from '@revisoins/i18n';
import { useEffect, useState } from 'react';
import type { VoiceDevices } from '../sound/voice-access.ts';
import { readsAloud } from './reads-aloud.ts';
import { createTalk, type Talk } from './talk.store.ts';

export function useTalk(devices: VoiceDevices): Talk {
  const { t } = useTranslation('voice');
  const [talk] = useState(() =>
    createTalk({ devices, language, readsAloud, noReply: () => t('failure.noReply') }),
  );
  useEffect(() => {
    talk.open();
    return () => talk.close();
  }, [talk]);
  return talk;
}
