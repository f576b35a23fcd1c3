import { tabStorage } from '@revisoins/host';

const KEY = 'revisoins-exam-result';

/** The exam whose results this tab showed last, so that the bare address shows them again. */
export function lastExamId(learner: string): string | null {
  const [owner, examId] = (tabStorage.get(KEY) ?? '').split(' ');
  return owner === learner && examId ? examId : null;
}

export function rememberLastExam(learner: string, examId: string): void {
  tabStorage.set(KEY, `${learner} ${examId}`);
}
