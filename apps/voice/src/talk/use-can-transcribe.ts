import { useEffect, useState } from 'react';
import { canTranscribe } from '../voice-service/can-transcribe.ts';

/** Whether this site understands speech: true until the server says otherwise. */
export function useCanTranscribe(): [boolean, (can: boolean) => void] {
  const [can, setCan] = useState(true);
  useEffect(() => {
    let wanted = true;
    const find = async () => {
      const answer = await canTranscribe();
      if (wanted) setCan(answer);
    };
    void find();
    return () => {
      wanted = false;
    };
  }, []);
  return [can, setCan];
}
