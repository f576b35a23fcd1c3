import { learnCanTranscribe } from '../voice-service/use-can-transcribe.ts';
import { SettingsScreen } from './settings-screen.tsx';

export async function loader() {
  await learnCanTranscribe();
  return null;
}

export function Component() {
  return <SettingsScreen />;
}
