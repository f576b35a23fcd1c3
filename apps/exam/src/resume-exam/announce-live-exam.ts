import { announceAttempt, attemptsUnderWay, withdrawAttempt } from '@revisoins/host';
import { examAddress } from '../attempt/exam-address.ts';
import { currentPart, examTitle } from '../attempt/exam-part.ts';
import { readLobby, type Lobby } from '../exam-server/read-lobby.ts';

/**
 * Updates the exams under way on this device to the server's state: one may have started or ended on another
 * device.
 */
export function announceLiveExam(learner: string, { live, now }: Pick<Lobby, 'live' | 'now'>): void {
  for (const { kind, id } of attemptsUnderWay(learner).getState()) {
    if (kind === 'exam' && id !== live?.id) withdrawAttempt(learner, id);
  }
  if (live === null) return;
  announceAttempt(learner, {
    kind: 'exam',
    id: live.id,
    title: examTitle(live.kind),
    href: examAddress(live),
    isUrgent: true,
    // During a break: until the next part begins.
    deadline: Date.now() + (live.breakUntil ?? live.deadline) - now,
    answered: live.answered,
    total: currentPart(live).questionCount,
  });
}

/**
 * Asks the server for the exam under way and announces it. Without an answer nothing changes. Never rejects.
 */
export async function refreshLiveExam(learner: string): Promise<void> {
  try {
    announceLiveExam(learner, await readLobby());
  } catch {
    // Keep what this device knows.
  }
}
