import { useEffect, useState } from 'react';
import { canTranscribe } from '../voice-service/can-transcribe.ts';

/** What the server said last, so that the screen does not change its order at each visit. */
let said = true;

/** Whether this site understands speech: true until the server says otherwise. */
export function useCanTranscribe(): [boolean, (can: boolean) => void] {
  const [can, setCan] = useState(said);
  useEffect(() => {
    let wanted = true;
    const find = async () => {
      said = await canTranscribe();
      if (wanted) setCan(said);
    };
    void find();
    return () => {
      wanted = false;
    };
  }, []);
  return [can, setCan];
}
