import { TalkScreen } from './talk-screen.tsx';
import { learnCanTranscribe } from './use-can-transcribe.ts';

export async function loader() {
  await learnCanTranscribe();
  return null;
}

export function Component() {
  return <TalkScreen />;
}
