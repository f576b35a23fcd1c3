import { tabStorage } from '@revisoins/host';

const key = (learner: string) => `thalia-question:${learner}`;

/** The question that was sent and has no reply yet, in this tab only; empty without one. */
export const readUnanswered = (learner: string): string => tabStorage.get(key(learner)) ?? '';

export const keepUnanswered = (learner: string, question: string): void =>
  void tabStorage.set(key(learner), question);

export const forgetUnanswered = (learner: string): void => tabStorage.remove(key(learner));
