import { draftClock, skillTitleKey, countAnswered } from '@revisoins/assessment';
import { announceAttempt, deviceReading, hostCapabilities, withdrawAttempt } from '@revisoins/host';
import { askedCount, type StoredQuiz } from './stored-quiz.schema.ts';
import { quizAddress } from './quiz-address.ts';

/** Tells the platform that this quiz can be gone on with, or that it is over. Without accounts there is nobody to tell. */
export function announceQuiz(kept: StoredQuiz, skillId: number): void {
  const { attemptId, owner, skillTitle, timing, deadline, answers, finished } = kept.draft;
  if (!hostCapabilities().accounts) return;
  if (finished) return withdrawAttempt(owner, attemptId);
  const now = deviceReading();
  announceAttempt(owner, {
    kind: 'quiz',
    id: attemptId,
    title: { key: `skills:${skillTitleKey(skillTitle)}`, french: skillTitle },
    href: quizAddress(skillId, askedCount(kept), timing),
    deadline: deadline === null ? null : now.wall + deadline - draftClock(kept.draft, now).now,
    answered: countAnswered(answers),
    total: answers.length,
  });
}
