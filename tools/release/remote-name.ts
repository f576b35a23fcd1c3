import { UsageError } from '@revisoins/workspace/cli';

/** Names that every JavaScript object has something under. */
const isBuiltIn = (name: string) => name in Object.prototype;

/** Whether a remote can have this name, which becomes part of folders, addresses and keys. */
export const isRemoteName = (name: string) => /^[a-z][a-z0-9-]{0,39}$/.test(name) && !isBuiltIn(name);

export const nameSentence = (name: string) =>
  isBuiltIn(name)
    ? `"${name}" is no name for a remote: every JavaScript object has something of that name. Choose another.`
    : `"${name}" is no name for a remote: use lower case letters, digits and hyphens, and start with a letter.`;

/** The name of a remote from a command line. Throws a UsageError for a name that no remote can have. */
export function requireRemoteName(name: string): string {
  if (isRemoteName(name)) return name;
  throw new UsageError(nameSentence(name));
}
