interface StoredForm {
  readonly learner: string;
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

let kept: StoredForm | null = null;

/** Keeps what somebody was writing when their session ended: in this page's memory alone, never a password. */
export function keepForm(form: StoredForm): void {
  kept = form;
}

/** The form that waits for this learner; null for everybody else. */
export function storedForm(learner: string | undefined): StoredForm | null {
  return kept !== null && kept.learner === learner ? kept : null;
}

export const hasStoredForm = (): boolean => kept !== null;

/** It has been taken up again, or somebody else is here now. */
export function dropStoredForm(): void {
  kept = null;
}
