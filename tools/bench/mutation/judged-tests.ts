/** Tests that judge a source. */
export interface JudgedTests {
  /**
   * The first failure of the tests that concern a file, with this text in its place; nothing when they pass.
   * Rejects with `CannotBeTried` where it makes no sense.
   */
  findFailures(file: string, text: string): Promise<string[]>;
  close(): Promise<void>;
}

/** The mutant is refused before any test runs: it does not measure the tests. */
export class CannotBeTried extends Error {
  override readonly name = 'CannotBeTried';
}
