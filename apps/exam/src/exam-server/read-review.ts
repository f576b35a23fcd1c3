import { callRpc } from '@revisoins/backend';
import { examReview, type ExamReview } from './exam-review.schema.ts';

/** A finished exam with its correction. Rejects with an AppError; refused before the end. */
export async function readReview(examId: string): Promise<ExamReview> {
  return examReview.parse(await callRpc('get_exam_review', { exam_id: examId }));
}
