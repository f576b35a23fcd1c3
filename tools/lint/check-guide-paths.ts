export const GLOSSARY = 'docs/glossary.md';

/** The texts whose paths lead newcomers to a place: each must be there. */
export const GUIDES = ['docs/guides/contributor.md', GLOSSARY];

/** `apps/quiz/src`, `*_exams.sql` behind a folder, `libs/assessment/locales/{fr,en}/skills.json`. */
const PATH = /`((?:apps|libs|tools|tests|supabase|content|docs|bench)\/[\w./*{},-]+)`/g;

/** Whether a path with stars and alternatives names a file or folder among these. */
function names(path: string, files: readonly string[]): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.]/g, '\\.')
    .replace(/\*/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, alternatives: string) => `(?:${alternatives.replaceAll(',', '|')})`);
  const expected = new RegExp(`^${pattern}(?:/|$)`);
  return files.some((file) => expected.test(file));
}

/** Problems of a guide: the paths in it that lead nowhere. Pure. */
export const checkGuidePaths = (guide: string, text: string, files: readonly string[]): string[] =>
  [...text.matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !names(path, files))
    .map((path) => `${guide}: ${path} does not exist.`);

/** The first cells of a table's rows, without its head. */
const TERM = /^\| (?!-)([^|]+?) \|/gm;

/** Terms that a glossary explains more than once. Pure. */
export function repeatedTerms(guide: string, text: string): string[] {
  const terms = [...text.matchAll(TERM)].map(([, term = '']) => term).filter((term) => term !== 'term');
  return [...new Set(terms.filter((term, index) => terms.indexOf(term) !== index))].map(
    (term) => `${guide}: "${term}" has more than one row; explain it once.`,
  );
}
