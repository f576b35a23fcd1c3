import { useAsDictionary } from '@revisoins/release/headers/dictionaries';
import type { PublishedFile } from './publication.ts';

/** Bytes of a file that is compressed with another one as the dictionary. */
export type CompressWith = (content: string, dictionary: string) => Promise<number>;

export interface Transferred {
  /** Bytes with brotli. */
  brotli: number;
  /** Bytes for a browser with dictionaries. */
  dictionaries: number;
}

/** Files that have the same name in all versions. */
function lastingName(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin} ${useAsDictionary(pathname) ?? pathname}`;
}

/** The browser of a learner, which keeps every file that it has fetched. */
export class ReturningLearner {
  readonly #compressWith: CompressWith;
  /** The content by URL, and the last one by lasting name. */
  readonly #kept = new Map<string, string>();
  readonly #last = new Map<string, string>();

  constructor(compressWith: CompressWith) {
    this.#compressWith = compressWith;
  }

  /** Fetches the files that it does not have. */
  async fetch(files: readonly PublishedFile[]): Promise<Transferred> {
    const transferred = { brotli: 0, dictionaries: 0 };
    for (const { url, content, brotli } of files) {
      if (this.#kept.get(url) === content) continue;
      const dictionary = this.#last.get(lastingName(url));
      transferred.brotli += brotli;
      transferred.dictionaries +=
        dictionary === undefined ? brotli : Math.min(brotli, await this.#compressWith(content, dictionary));
      this.#kept.set(url, content);
    }
    // A server compresses with files of an earlier release, so this release's own files are added at the end.
    for (const { url, content } of files) this.#last.set(lastingName(url), content);
    return transferred;
  }
}
