import { within } from '@revisoins/contracts';
import type { SentSound } from '../voice-service/complete.ts';

/** Milliseconds that the rest of a reply waits for its first sound. */
const PATIENCE = 600;

/** The sound that comes with a reply, from its announcement until it is heard. */
export interface FirstSound {
  /** It follows the text that has arrived. */
  announce(): void;
  /** It has arrived, or will not. */
  receive(sound?: SentSound): void;
  /** The sound, if it has been announced or is here; undefined when it could not be made. */
  sent(): Promise<SentSound | undefined> | undefined;
  /** It is heard, or never will be. */
  begin(): void;
  /** Once it is heard, or has had the time for it; undefined without a sound that was announced. */
  heard(): Promise<void> | undefined;
}

export function createFirstSound(): FirstSound {
  const { promise: sent, resolve: send } = deferred<SentSound | undefined>();
  const { promise: begun, resolve: begin } = deferred<void>();
  let isComing = false;
  let hasCome = false;
  return {
    announce: () => (isComing = true),
    receive(sound) {
      hasCome ||= sound !== undefined;
      send(sound);
    },
    sent: () => (isComing || hasCome ? sent : undefined),
    begin,
    heard: () => (isComing && hasCome ? within(PATIENCE, begun, () => undefined) : undefined),
  };
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
