import { within } from '@revisoins/contracts';
import type { SentSound } from '../voice-service/complete.ts';

/** Milliseconds that a reply's text waits for a sound that has come to be heard. */
const PATIENCE = 600;
/** Milliseconds that it waits for an announced sound to come: a provider may need longer to make one. */
const SOON = 150;

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
  /**
   * Once it is heard, will not be, or has had the time for it; undefined without a sound that was announced.
   * To draw a text takes a slow device longer than to begin with the sound, and must not come first.
   */
  heard(): Promise<void> | undefined;
}

export function createFirstSound(): FirstSound {
  const { promise: sent, resolve: send } = deferred<SentSound | undefined>();
  const { promise: begun, resolve: begin } = deferred<void>();
  let isComing = false;
  let hasCome = false;
  const pass = (most: number, event: Promise<unknown>) =>
    within(
      most,
      event.then(() => undefined),
      () => undefined,
    );
  const arrive = () => pass(SOON, sent);
  return {
    announce: () => (isComing = true),
    receive(sound) {
      hasCome ||= sound !== undefined;
      send(sound);
    },
    sent: () => (isComing || hasCome ? sent : undefined),
    begin,
    heard: () => (isComing ? arrive().then(() => (hasCome ? pass(PATIENCE, begun) : undefined)) : undefined),
  };
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
