import { SettingsScreen } from './settings-screen.tsx';

export function Component() {
  return <SettingsScreen />;
}
