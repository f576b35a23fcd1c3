import { useOptionalUser } from '@revisoins/auth';
import { useReadonlyStore } from '@revisoins/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { readChoices } from '../../hearing/hearing-choices.ts';
import type { Dictation } from '../../hearing/use-dictation.ts';
import type { Talk } from '../talk.store.ts';

/** While Thalia answers a spoken question, a word stops her, where the learner wants that. */
export function useBargeIn(talk: Talk, dictation: Dictation, wasSpoken: boolean): void {
  const learner = useOptionalUser()?.id ?? '';
  const [interrupts] = useState(() => readChoices(learner).interrupts);
  const isSpeaking = useReadonlyStore(talk.state).phase === 'speaking';
  const { isAgreed, places } = dictation.state;
  const isOpen = isSpeaking && wasSpoken && isAgreed && places[0] !== 'site' && interrupts;
  const listen = useEffectEvent(() =>
    dictation.listenForBargeIn(() => talk.state.getState().turns.at(-1)?.reply ?? ''),
  );
  useEffect(() => (isOpen ? listen() : undefined), [isOpen]);
}
