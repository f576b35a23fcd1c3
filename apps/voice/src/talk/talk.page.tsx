import { learnCanTranscribe } from '../voice-service/use-can-transcribe.ts';
import { TalkScreen } from './talk-screen.tsx';

export async function loader() {
  await learnCanTranscribe();
  return null;
}

export function Component() {
  return <TalkScreen />;
}
