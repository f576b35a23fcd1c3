import { callRpc } from '@revisoins/backend';
import { examFacts, type ExamFacts } from './exam-facts.schema.ts';
import type { GivenAnswer } from './exam-paper.schema.ts';
import { timed, type Timed } from './timed.ts';

export interface AnswerDelivery extends GivenAnswer {
  readonly examId: string;
  /** From 0. */
  readonly position: number;
  readonly sequence: number;
  readonly key: string;
}

/** Delivers one answer; the same delivery again changes nothing. Rejects with an AppError that `examRefusal` may know. */
export function saveAnswer({
  examId,
  position,
  sequence,
  key,
  choice,
  flagged,
}: AnswerDelivery): Promise<Timed<ExamFacts>> {
  return timed(async () =>
    examFacts.parse(
      await callRpc('save_exam_answer', {
        exam_id: examId,
        question: position + 1,
        choice,
        flagged,
        sequence,
        idempotency_key: key,
      }),
    ),
  );
}
