import { keepMembers, memberNames, NAMED_FILE } from '@revisoins/types/named-members';
import type { TypedHost, TypedRemote } from './check-program.ts';

/**
 * A sentence for each table or function of the database that a remote names and a host does not know, and
 * the remote without them: the compiler would say the same of `table` and `callRpc`, less readably.
 */
export function missingMembers(
  host: TypedHost,
  remote: TypedRemote,
): { remote: TypedRemote; sentences: string[] } {
  const { files } = remote.types;
  const here = files[NAMED_FILE];
  const there = host.types.files[NAMED_FILE];
  if (here === undefined || there === undefined) return { remote, sentences: [] };
  const known = new Set(memberNames(there));
  const missing = memberNames(here).filter((name) => !known.has(name));
  const kept = { ...files, [NAMED_FILE]: keepMembers(here, (name) => known.has(name)) };
  return {
    remote: { ...remote, types: { ...remote.types, files: kept } },
    sentences: missing.map(
      (name) =>
        `${remote.label} uses ${name} of the database, which ${host.name} does not know. ${host.remedy(remote)}`,
    ),
  };
}
