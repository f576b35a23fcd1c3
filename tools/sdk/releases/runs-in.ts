import { satisfies } from '@revisoins/contracts';
import { sharedProblems } from '@revisoins/release/gate/shell/shared-problems';

/** What decides before any code runs whether a remote runs in a shell. */
export interface RemoteSide {
  contract: number;
  /** The range of each shared package. */
  shared: Readonly<Record<string, string>>;
}
export interface ShellSide {
  /** The contracts that it knows. */
  contracts: readonly number[];
  /** Of each package the current version, then the earlier ones beside it. */
  provided: Readonly<Record<string, readonly string[]>>;
}

/** Whether a remote runs in a shell: for a table. Pure. */
export function runsIn({ contract, shared }: RemoteSide, { contracts, provided }: ShellSide): string {
  if (!contracts.includes(contract))
    return `refused: contract ${contract}, and it knows ${contracts.join(', ')}`;
  const [problem] = sharedProblems({ ...shared }, { ...provided });
  if (problem !== undefined) return `refused: ${problem.split(/[;,] /)[0]}`;
  const earlier = Object.entries(shared)
    .filter(([name, range]) => !satisfies(provided[name]?.[0] ?? '', range))
    .map(([name]) => name);
  return earlier.length === 0 ? 'runs' : `runs, on the earlier line of ${earlier.join(', ')}`;
}

/** A table of SDKs (rows) and shells (columns), in Markdown. Pure. */
export function compatibilityTable(
  remotes: readonly (RemoteSide & { name: string })[],
  shells: readonly (ShellSide & { name: string })[],
): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['a remote made with', ...shells.map(({ name }) => `in ${name}`)]),
    row(['---', ...shells.map(() => '---')]),
    ...remotes.map((remote) => row([remote.name, ...shells.map((shell) => runsIn(remote, shell))])),
  ].join('\n');
}
