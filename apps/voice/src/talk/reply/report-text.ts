import { bounds } from '@revisoins/assessment';
import type { Source } from '../../voice-service/complete.ts';
import type { Turn } from '../turn.schema.ts';

/** What the team receives, and the learner sees before: the question, the reply and its source. */
export const reportText = (
  { question, reply }: Pick<Turn, 'question' | 'reply'>,
  { title }: Pick<Source, 'title'>,
): string => `Thalia: ${question}\n→ ${reply ?? ''}\n[${title}]`.slice(0, bounds.questionText[1]);
