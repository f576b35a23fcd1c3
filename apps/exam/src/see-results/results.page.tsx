import { currentLearner } from '@revisoins/auth';
import { redirect, useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { examRefusal } from '../exam-server/exam-refusal.ts';
import type { ExamReview } from '../exam-server/exam-review.schema.ts';
import { readReview } from '../exam-server/read-review.ts';
import { CorrectionWaits } from './correction-waits.tsx';
import { lastExamId, rememberLastExam } from './last-exam.ts';
import { ResultsScreen } from './results-screen.tsx';
import { ResultsNotRead } from './results-not-read.tsx';

/** Null when the server cannot be asked; `waits` while another exam runs. */
type Loaded = ExamReview | 'waits' | null;

/** The exam of the address, else the last one of this tab. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded | Response> {
  const learner = await currentLearner();
  const examId = new URL(request.url).searchParams.get('exam') ?? lastExamId(learner);
  if (examId === null || !/^[0-9a-f-]{36}$/i.test(examId)) return redirect('/exam-simulation');
  try {
    const review = await readReview(examId);
    rememberLastExam(learner, examId);
    return review;
  } catch (error) {
    const refusal = examRefusal(error);
    if (refusal === 'exam_not_finished') return redirect('/exam-quiz');
    if (refusal === 'exam_under_way') return 'waits';
    return refusal === null ? null : redirect('/exam-simulation');
  }
}

export function Component() {
  const review = useLoaderData<Loaded>();
  if (review === 'waits') return <CorrectionWaits />;
  return review ? <ResultsScreen key={review.id} review={review} /> : <ResultsNotRead />;
}
