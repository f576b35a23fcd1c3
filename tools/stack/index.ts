export { startStack, type Stack, type StackOptions } from './start-stack.ts';
export { runningStack, type RunningStack } from './data-lock.ts';
