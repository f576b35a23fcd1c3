import { TestsScreen } from './tests-screen.tsx';

export function Component() {
  return <TestsScreen />;
}
