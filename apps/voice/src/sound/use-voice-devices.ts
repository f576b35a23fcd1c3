import { useEffect, useState } from 'react';
import { createVoiceDevices, type VoiceDevices } from './voice-access.ts';

/** Devices for the life of the screen: leaving it frees the microphone and ends the speech. */
export function useVoiceDevices(): VoiceDevices {
  const [devices] = useState(() => createVoiceDevices());
  useEffect(() => () => devices.close(), [devices]);
  return devices;
}
