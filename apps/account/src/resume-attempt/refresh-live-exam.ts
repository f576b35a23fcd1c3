import { readLiveExam } from './read-live-exam.ts';
import { announceLiveExam } from './announce-live-exam.ts';

/**
 * Asks the server for the exam under way and tells the platform. Without an answer nothing changes. Never
 * rejects.
 */
export async function refreshLiveExam(learner: string): Promise<void> {
  try {
    announceLiveExam(learner, await readLiveExam());
  } catch {
    // Keep what this device knows.
  }
}
