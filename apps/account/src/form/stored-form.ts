interface KeptForm {
  readonly learner: string;
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

let kept: KeptForm | null = null;

/** Keeps what somebody was writing when their session ended: in this page's memory alone, never a password. */
export function keepForm(form: KeptForm): void {
  kept = form;
}

/** The form that waits for this learner; null for everybody else. */
export function keptForm(learner: string | undefined): KeptForm | null {
  return kept !== null && kept.learner === learner ? kept : null;
}

export const hasKeptForm = (): boolean => kept !== null;

/** It has been taken up again, or somebody else is here now. */
export function dropKeptForm(): void {
  kept = null;
}
