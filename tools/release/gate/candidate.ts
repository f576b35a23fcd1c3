import type { RemoteDeclaration } from '@revisoins/contracts';
import type { BuildDescription } from '../site/describe-build.ts';

/** A build that somebody wants to publish. */
export interface Candidate {
  declaration: RemoteDeclaration;
  /** The folder of the build. */
  folder: string;
  /** The registry's information about the build, read once. */
  build: BuildDescription;
  /** Its requirements: name and range. */
  shared: Record<string, string>;
  /** The global name of its container. */
  container: string;
  /** The containers of the other remotes. */
  others: readonly string[];
  /** The text of its entry; undefined when it has none, which the budget check reports. */
  entry: string | undefined;
  /** The files that each route loads after the entry. */
  preload?: Record<string, string[]>;
  /** Every script and style sheet of the build, if it lists them. */
  files?: readonly string[];
  /** sha384 of every script when the build was made. */
  integrity?: Record<string, string>;
}
