import { currentLearner } from '@revisoins/auth';
import { redirect, useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { examRefusal } from '../exam-server/exam-refusal.ts';
import { readCorrection, type CorrectedExam } from '../exam-server/read-correction.ts';
import { CorrectionWaits } from './correction-waits.tsx';
import { lastExamId, rememberLastExam } from '../attempt/ended-exam.ts';
import { ResultsScreen } from './results-screen.tsx';
import { ResultsNotRead } from './results-not-read.tsx';

/** Null when the server cannot be reached; `waits` while another exam is under way. */
type Loaded = CorrectedExam | 'waits' | null;

/** The exam in the address, else the last one of this tab. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded | Response> {
  const learner = await currentLearner();
  const examId = params.examId ?? lastExamId(learner);
  if (examId === null || !/^[0-9a-f-]{36}$/i.test(examId)) return redirect('/exam-simulation');
  try {
    const exam = await readCorrection(examId);
    rememberLastExam(learner, examId);
    return exam;
  } catch (error) {
    const refusal = examRefusal(error);
    if (refusal === 'exam_not_finished') return redirect('/exam-quiz');
    if (refusal === 'exam_under_way') return 'waits';
    return refusal === null ? null : redirect('/exam-simulation');
  }
}

export function Component() {
  const exam = useLoaderData<Loaded>();
  if (exam === 'waits') return <CorrectionWaits />;
  return exam ? <ResultsScreen key={exam.id} exam={exam} /> : <ResultsNotRead />;
}
