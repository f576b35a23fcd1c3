import { learnCanTranscribe } from '../voice-service/use-can-transcribe.ts';
import { TestsScreen } from './tests-screen.tsx';

export async function loader() {
  await learnCanTranscribe();
  return null;
}

export function Component() {
  return <TestsScreen />;
}
