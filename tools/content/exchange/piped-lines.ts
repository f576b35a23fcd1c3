const escapes: Record<string, string> = { '\\': '\\\\', '|': '\\|', '\n': '\\n' };

/** Texts in one cell of a spreadsheet: a line for each list, ' | ' between its texts. */
export function formatPiped(lines: readonly (readonly string[])[]): string {
  const escape = (text: string) => text.replaceAll(/[\\|\n]/g, (found) => escapes[found] ?? found);
  return lines.map((texts) => texts.map(escape).join(' | ')).join('\n');
}

/** The texts of each line; empty lines are left out. */
export function parsePiped(cell: string): string[][] {
  return cell
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line
        .split(/(?<!\\)\|/u)
        .map((part) =>
          part.trim().replaceAll(/\\([\\|n])/gu, (_, found: string) => (found === 'n' ? '\n' : found)),
        ),
    );
}
