interface StoredForm {
  readonly learner: string;
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

let kept: StoredForm | null = null;

/** Keeps what a learner was typing when their session ended: in this page's memory only, and never a password. */
export function keepForm(form: StoredForm): void {
  kept = form;
}

/** The form stored for this learner; null for anybody else. */
export function storedForm(learner: string | undefined): StoredForm | null {
  return kept !== null && kept.learner === learner ? kept : null;
}

export const hasStoredForm = (): boolean => kept !== null;

/** It has been reopened, or somebody else is signed in now. */
export function dropStoredForm(): void {
  kept = null;
}
