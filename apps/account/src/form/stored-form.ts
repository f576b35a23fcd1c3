interface StoredForm {
  readonly learner: string;
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

let stored: StoredForm | null = null;

/**
 * Stores what a learner was typing when their session ended: in this page's memory only, and never a
 * password.
 */
export function storeForm(form: StoredForm): void {
  stored = form;
}

/** The form stored for this learner; null for anybody else. */
export function storedForm(learner: string | undefined): StoredForm | null {
  return stored !== null && stored.learner === learner ? stored : null;
}

export const hasStoredForm = (): boolean => stored !== null;

/** For a form that has been reopened, and when somebody else is signed in. */
export function dropStoredForm(): void {
  stored = null;
}
