import { useEffect, useState } from 'react';
import { useVoiceDevices } from '../sound/use-voice-devices.ts';
import type { VoiceSettings } from '../voice-settings/voice-settings.ts';
import { createBench, type Bench } from './bench.store.ts';

export function useBench(settings: VoiceSettings): Bench {
  const devices = useVoiceDevices();
  const [bench] = useState(() => createBench(devices, settings));
  useEffect(() => {
    bench.open();
    return () => bench.close();
  }, [bench]);
  return bench;
}
