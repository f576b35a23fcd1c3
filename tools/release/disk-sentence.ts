const sentences: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The quota of the disk is used up',
  EIO: 'The disk refuses to write or read: it is full or failing',
  EROFS: 'The disk is read only',
  EACCES: 'This account may not write there',
  EPERM: 'This account may not write there',
  EMFILE: 'Too many files are open',
};

/** What a disk error means and what to do; undefined for any other error. */
export function diskSentence(error: unknown): string | undefined {
  const { code, path, message } = error as NodeJS.ErrnoException;
  // Errors from copying whole folders have the code only in their message.
  const known = Object.keys(sentences).find(
    (name) => code === name || (error instanceof Error && new RegExp(`\\b${name}\\b`).test(message)),
  );
  if (known === undefined) return undefined;
  return `${sentences[known]} (${known}${path === undefined ? '' : `, ${path}`}). Mend that, then run the command again.`;
}
