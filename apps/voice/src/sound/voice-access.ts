import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';
import { done, failed, type Outcome } from '../voice-service/voice-failure.ts';
import { openMicrophone } from './open-microphone.ts';
import { createPlayer, type Player } from './player.ts';

export interface VoiceAccess {
  readonly status: 'off' | 'asking' | 'on';
}

/**
 * The microphone and the loudspeaker of one screen: nothing is requested before `activate`, and `close`
 * releases both.
 */
export interface VoiceDevices {
  readonly access: ReadonlyStore<VoiceAccess>;
  readonly player: Player;
  /** Call it during a press: it asks for the microphone and unlocks the sound. */
  activate(): Promise<Outcome<MediaStream>>;
  /** The open microphone; 'not-activated' before `activate` has succeeded. */
  microphone(): Outcome<MediaStream>;
  /** After a recording: the browser no longer shows that the page listens. */
  closeMicrophone(): void;
  close(): void;
}

export function createVoiceDevices(player: Player = createPlayer()): VoiceDevices {
  const access = createStore<VoiceAccess>(() => ({ status: 'off' }));
  let stream: MediaStream | null = null;
  /** An answer that arrives after the screen was left must not open the microphone. */
  let closings = 0;

  function closeMicrophone(): void {
    stream?.getTracks().forEach((track) => track.stop());
    stream = null;
    access.setState({ status: 'off' });
  }

  return {
    access,
    player,
    async activate() {
      if (stream?.active) return done(stream);
      const before = closings;
      access.setState({ status: 'asking' });
      // Both start during the press, the sound first: it must not wait for the answer about the microphone.
      const unlocked = player.unlock();
      const opened = await openMicrophone();
      const sounds = await unlocked;
      if (opened.ok && (!sounds || before !== closings))
        opened.value.getTracks().forEach((track) => track.stop());
      if (before !== closings) return failed('not-activated');
      const outcome = opened.ok && !sounds ? failed('audio-init') : opened;
      if (outcome.ok) stream = outcome.value;
      access.setState({ status: outcome.ok ? 'on' : 'off' });
      return outcome;
    },
    microphone: () => (stream?.active ? done(stream) : failed('not-activated')),
    closeMicrophone,
    close() {
      closings += 1;
      closeMicrophone();
      player.stop();
    },
  };
}
