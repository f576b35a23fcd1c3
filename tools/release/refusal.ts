/** A refused request. The message is a sentence with the remedy; exit code 1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Refuses with all problems at once. */
export function refuseIfAny(title: string, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Refusal([title, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
}
