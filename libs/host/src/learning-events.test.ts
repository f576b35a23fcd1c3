import { expect, it } from 'vitest';
import { sendLearningEventsTo, tellHost, type LearningEvent } from './learning-events.ts';

const event: LearningEvent = { type: 'progress', answered: 1, total: 5 };

it('goes nowhere without a host that listens', () => expect(() => tellHost(event)).not.toThrow());

it('reaches a host that listens, and survives one that throws', () => {
  const heard: LearningEvent[] = [];
  sendLearningEventsTo((one) => heard.push(one));
  tellHost(event);
  expect(heard).toEqual([event]);
  sendLearningEventsTo(() => {
    throw new Error('deaf');
  });
  expect(() => tellHost(event)).not.toThrow();
});
