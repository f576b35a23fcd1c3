import { readFile } from 'node:fs/promises';
import { FileError } from './command.ts';

/** The text of a file in UTF-8. Anything else is refused: read as if it were, every accent would be lost. */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileError(
      `${file} is not in UTF-8: save it as "CSV UTF-8" in the spreadsheet, or as UTF-8 in the text editor`,
    );
  }
}
