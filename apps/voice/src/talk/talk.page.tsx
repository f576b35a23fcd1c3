import { TalkScreen } from './talk-screen.tsx';

export function Component() {
  return <TalkScreen />;
}
