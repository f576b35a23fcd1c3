/** Tests that a source is held to. */
export interface JudgedTests {
  /** Whether the tests that concern a file pass with this text in its place. Rejects with `CannotBeTried` where it makes no sense. */
  pass(file: string, text: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The mutant is refused before any test: it says nothing of the tests. */
export class CannotBeTried extends Error {
  override readonly name = 'CannotBeTried';
}
