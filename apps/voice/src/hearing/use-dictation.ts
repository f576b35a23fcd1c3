import { useReadonlyStore } from '@revisoins/host';
import { useRef, useState } from 'react';
import type { Failed } from '../voice-service/voice-failure.ts';
import { listenForBargeIn } from './barge-in.ts';
import type { Ear, EarState } from './ear.store.ts';
import type { Heard, HeardNote } from './heard.ts';

export interface Dictation {
  readonly state: EarState;
  /** The page is asking for consent: it shows where the sound goes. */
  readonly isAsking: boolean;
  /** The note to show about the words that were heard; null while there are none. */
  readonly note: HeardNote | 'check' | null;
  /** The press of the big button: asks for consent first, listens, or ends the listening. */
  press(): void;
  /**
   * Listens while Thalia speaks, if the learner agreed to it: words that are not her own interrupt her.
   * Returns a function that ends it, unless somebody is speaking.
   */
  listenForBargeIn(said: () => string): () => void;
  agree(): void;
  decline(): void;
  /** The words were sent, changed or thrown away. */
  forget(): void;
}

export interface DictationOptions {
  readonly ear: Ear;
  /** During the press, before anything is heard: Thalia falls silent. */
  readonly onPress: () => void;
  /** All words heard in this turn so far. */
  readonly onWords: (words: string) => void;
  readonly onHeard: () => void;
  readonly onFailure: (failure: Failed) => void;
}

/** Speaking instead of typing: what is heard is shown, and nothing is sent. */
export function useDictation({ ear, onPress, onWords, onHeard, onFailure }: DictationOptions): Dictation {
  const state = useReadonlyStore(ear.state);
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState<Dictation['note']>(null);
  const endBargeIn = useRef(() => undefined as void);

  const listen = async (take: (words: string) => void) => {
    try {
      return await ear.listen(take);
    } catch {
      // The screen was left.
      return null;
    }
  };
  const settle = ({ note: said }: Heard) => {
    setNote(said ?? 'check');
    onHeard();
  };
  const dictate = async () => {
    onPress();
    setNote(null);
    const outcome = await listen(onWords);
    if (outcome?.ok) settle(outcome.value);
    else if (outcome) onFailure(outcome);
  };
  const listenWhile = (said: () => string) => {
    let [isInterrupted, isOver] = [false, false];
    void listenForBargeIn({
      said,
      listen,
      isOver: () => isOver,
      onInterrupt() {
        isInterrupted = true;
        onPress();
      },
      onWords,
    }).then((heard) => heard && settle(heard));
    const end = () => {
      isOver = true;
      if (!isInterrupted) ear.stop();
    };
    endBargeIn.current = end;
    return end;
  };
  return {
    state,
    isAsking: isAsking && state.places.length > 0,
    note,
    listenForBargeIn: listenWhile,
    press() {
      if (state.phase === 'listening' || state.phase === 'preparing') {
        endBargeIn.current();
        ear.stop();
      } else if (state.isAgreed) void dictate();
      else setAsking(!isAsking);
    },
    agree() {
      setAsking(false);
      ear.agree();
      void dictate();
    },
    decline: () => setAsking(false),
    forget: () => setNote(null),
  };
}
