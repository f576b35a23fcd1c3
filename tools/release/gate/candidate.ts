import type { PublishedDeclaration } from '@revisoins/contracts';

/** A build that somebody wants to publish. */
export interface Candidate {
  declaration: PublishedDeclaration;
  /** The folder of the build. */
  folder: string;
  /** What it takes from its host: name and range. */
  shared: Record<string, string>;
}
