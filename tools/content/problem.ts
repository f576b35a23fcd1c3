/** What is wrong, where, and what to do about it. Errors fail the check, warnings ask for a second look. */
export interface Problem {
  readonly level: 'error' | 'warning';
  readonly file: string;
  /** Of the item; absent when the file as a whole is meant. */
  readonly id?: string;
  readonly message: string;
}

export function formatProblem({ level, file, id, message }: Problem): string {
  return `${level === 'error' ? 'ERROR  ' : 'warning'} ${file}${id === undefined ? '' : ` ${id}`}: ${message}`;
}
