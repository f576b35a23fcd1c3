import { expect, test } from 'vitest';
import { sendLearningEventsTo, emitLearningEvent, type LearningEvent } from './learning-events.ts';

const event: LearningEvent = { type: 'progress', answered: 1, total: 5 };

test('goes nowhere without a host that listens', () => expect(() => emitLearningEvent(event)).not.toThrow());

test('reaches a host that listens, and survives one that throws', () => {
  const heard: LearningEvent[] = [];
  sendLearningEventsTo((one) => heard.push(one));
  emitLearningEvent(event);
  expect(heard).toEqual([event]);
  sendLearningEventsTo(() => {
    throw new Error('deaf');
  });
  expect(() => emitLearningEvent(event)).not.toThrow();
});
