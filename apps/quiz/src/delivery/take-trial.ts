import { ALL_SKILLS_TITLE, bounds, type AttemptRow } from '@revisoins/assessment';
import { session } from '@revisoins/auth';
import { forgetTrial, trialFor, type Trial } from '@revisoins/host';
import { resultDelivery } from './deliver-results.ts';

/** A trial as the attempt of a learner. */
function trialRow({ id, startedAt, endedAt, answers }: Trial, learner: string): AttemptRow {
  return {
    id,
    user_id: learner,
    skill_title: ALL_SKILLS_TITLE,
    score: answers.filter(({ correct }) => correct).length,
    total_questions: answers.length,
    time_spent: Math.min(bounds.timeSpent[1], Math.max(0, Math.round((endedAt - startedAt) / 1000))),
    numeric_answers: [],
    answers: answers.flatMap(({ item, ...answer }) => (item === null ? [] : [{ item, ...answer }])),
    completed_at: new Date(Math.min(endedAt, Date.now())).toISOString(),
  };
}

/**
 * Sends this learner's waiting results, and what she answered before she had an account, which the device
 * forgets once it is safe. May run in two tabs: its attempt has one id.
 */
export async function deliverWithTrial(learner: string): Promise<boolean> {
  const { user } = session.getState();
  const trial = user?.id === learner ? trialFor(user) : null;
  if (!trial) return resultDelivery.deliver(learner);
  const place = await resultDelivery.enqueue(trialRow(trial, learner));
  const hasNews = await resultDelivery.deliver(learner);
  if (place === 'device' || hasNews) forgetTrial(trial);
  return hasNews;
}
