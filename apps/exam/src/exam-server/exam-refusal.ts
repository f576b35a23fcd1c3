import { isAppError } from '@revisoins/contracts';

/** Every refusal of the server, by its name. */
export const examRefusals = [
  'exam_not_found',
  'exam_locked',
  'exam_invalid',
  'exam_limited',
  'exam_bank_too_small',
  'exam_key_reused',
  'exam_abandoned',
  'exam_finished',
  'exam_part_closed',
  'exam_part_open',
  'exam_late',
  'exam_out_of_order',
  'exam_not_finished',
  'exam_under_way',
  'exam_fixed',
] as const;
export type ExamRefusal = (typeof examRefusals)[number];

/** The refusal in an error; null for any other failure. */
export function examRefusal(error: unknown): ExamRefusal | null {
  const hint = isAppError(error) ? error.metadata['hint'] : undefined;
  return examRefusals.find((refusal) => refusal === hint) ?? null;
}
