interface UrlsByFile {
  keys(): string[];
  (file: string): unknown;
}

declare global {
  interface ImportMeta {
    /** From the bundler: one module per file of a folder. */
    webpackContext(folder: string, options: { regExp: RegExp }): UrlsByFile;
  }
}

const files = import.meta.webpackContext('../../../../content/skills', { regExp: /comp-\d+\.json$/ });

/** The URL of a skill's local bank; null when there is none. */
export function localBankUrl(skillId: number): string | null {
  const file = `./comp-${String(skillId).padStart(2, '0')}.json`;
  return files.keys().includes(file) ? String(files(file)) : null;
}
