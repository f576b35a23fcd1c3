const KEY = 'revisoins-exam-result';

/** The exam whose results this tab showed last, so that the bare address shows them again. */
export function lastExamId(learner: string): string | null {
  try {
    const [owner, examId] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return owner === learner && examId ? examId : null;
  } catch {
    return null;
  }
}

export function rememberLastExam(learner: string, examId: string): void {
  try {
    sessionStorage.setItem(KEY, `${learner} ${examId}`);
  } catch {
    // Without a place to remember it, the address of the exam still leads here.
  }
}
