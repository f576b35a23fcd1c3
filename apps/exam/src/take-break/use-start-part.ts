import { deviceReading } from '@revisoins/host';
import { useRevalidator } from '@revisoins/router';
import { useState } from 'react';
import { beginAttempt } from '../attempt/exam-attempt.ts';
import { storedExams } from '../attempt/stored-exam.ts';
import { startPart } from '../exam-server/exam-calls.ts';
import { examRefusal } from '../exam-server/exam-refusal.ts';

/** Ends the break before a part, which then shows. `problem`: the server could not be reached. */
export function useStartPart(learner: string, examId: string, part: number) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(false);
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(false);
    try {
      const { answer: paper, serverTime } = await startPart(examId, part);
      storedExams.store(beginAttempt(paper, learner, deviceReading(serverTime)));
    } catch (error) {
      // A refusal means that the exam has continued or ended elsewhere: the page shows its current state.
      if (examRefusal(error) === null) setProblem(true);
    } finally {
      setBusy(false);
    }
    await revalidate();
  };
  return { start, isBusy, problem };
}
