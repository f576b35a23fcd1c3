import { UsageError } from '@revisoins/workspace/cli';

/** Names of built-in properties of every JavaScript object. */
const isBuiltIn = (name: string) => name in Object.prototype;

/** Windows device names, which no folder can have. */
const isDevice = (name: string) => /^(con|prn|aux|nul|com\d|lpt\d)$/.test(name);

/** The host's own name, whose place in a site, texts and keys a remote would take. */
const isHost = (name: string) => name === 'shell';

/** Whether a remote can have this name, which becomes part of folders, addresses and keys. */
export const isRemoteName = (name: string) =>
  /^[a-z][a-z0-9-]{0,39}$/.test(name) && !isBuiltIn(name) && !isDevice(name);

/** Whether a new remote can have it. */
export const isFreeName = (name: string) => isRemoteName(name) && !isHost(name);

export function nameSentence(name: string): string {
  const sentence = `"${name}" is not a name for a remote: `;
  if (isBuiltIn(name))
    return `${sentence}every JavaScript object has something of that name. Choose another.`;
  if (isDevice(name)) return `${sentence}Windows has a device of that name. Choose another.`;
  if (isHost(name)) return `${sentence}the host of all remotes has it. Choose another.`;
  return `${sentence}use lower case letters, digits and hyphens, and start with a letter.`;
}

/** Checks the name of a remote from a command line. Throws a UsageError for an invalid one. */
export function requireRemoteName(name: string): string {
  if (isRemoteName(name)) return name;
  throw new UsageError(nameSentence(name));
}
