export { startStack, type Stack } from './start-stack.ts';
export type { StackOptions } from './stack-options.ts';
export { runningStack, type RunningStack } from './data-lock.ts';
