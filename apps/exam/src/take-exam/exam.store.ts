import { createAttemptStore, type AttemptSource } from '@revisoins/assessment';
import { deviceReading } from '@revisoins/host';
import { beginAttempt, waitingPositions, type ExamAttempt } from '../attempt/exam-attempt.ts';
import { storedExam, storedExams } from '../attempt/stored-exam.ts';
import { abandonExam, followExam, readPaper } from '../exam-server/exam-calls.ts';
import { examRefusal } from '../exam-server/exam-refusal.ts';
import { createDelivery, hasLeft } from './deliver-answers.ts';
import type { ExamPlace, ExamStore } from './exam-state.ts';

export interface Exam extends ExamStore {
  /**
   * Ends the exam without a result. Resolves with false when it had already ended, which is then shown;
   * rejects with an AppError when the server cannot be reached.
   */
  abandon(): Promise<boolean>;
}

/** The exam of one screen. The server says when it ends, and what other devices answered. */
export function createExam(): Exam {
  const { catchUp, showEnded, ...delivery } = createDelivery(() => exam);

  async function askServer(): Promise<void> {
    const id = exam.playing()?.attempt.id;
    if (id === undefined) return;
    try {
      const { answer, serverTime } = await followExam(id);
      const attempt = exam.playing()?.attempt;
      if (attempt?.id !== answer.id) return;
      if (answer.state === 'abandoned') exam.end(answer.id, null);
      else if (hasLeft(attempt, answer)) showEnded(answer);
      else {
        exam.setTime(serverTime);
        if (answer.lastSequence > attempt.lastSequence && waitingPositions(attempt).length === 0)
          await catchUp(answer.id);
      }
      exam.setConnection('reached');
    } catch (error) {
      if (examRefusal(error) === 'exam_not_found') exam.end(id, null);
      else exam.setConnection('lost');
    }
  }

  const exam: ExamStore = createAttemptStore({
    keys: 'server',
    storage: storedExams,
    read: deviceReading,
    askServer,
    delivery,
  });

  return {
    ...exam,
    async abandon() {
      const id = exam.playing()?.attempt.id;
      if (id === undefined) return false;
      try {
        await abandonExam(id);
      } catch (error) {
        if (examRefusal(error) === null) throw error;
        await exam.synchronize();
        return false;
      }
      exam.end(id, null);
      return true;
    },
  };
}

/** The exam under way, from this device or from the server; starts none. */
export function examSource({ learner, live }: ExamPlace): AttemptSource<ExamAttempt, null> {
  return {
    resume: () => storedExam(learner),
    async load() {
      try {
        if (live === null) return { failure: null };
        const { answer: paper, serverTime } = await readPaper(live.id);
        // A break has begun meanwhile: its screen appears when the server is next asked.
        if (paper.questions.length === 0) return { failure: null };
        return { attempt: beginAttempt(paper, learner, deviceReading(serverTime)) };
      } catch {
        return { failure: null };
      }
    },
  };
}
