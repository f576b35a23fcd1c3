/** What is wrong, where, and what to do about it. Errors fail the check; warnings deserve a second look. */
export interface Problem {
  readonly level: 'error' | 'warning';
  readonly file: string;
  /** The item's id; absent when the problem concerns the whole file. */
  readonly id?: string;
  readonly message: string;
}

export function formatProblem({ level, file, id, message }: Problem): string {
  return `${level === 'error' ? 'ERROR  ' : 'warning'} ${file}${id === undefined ? '' : ` ${id}`}: ${message}`;
}
